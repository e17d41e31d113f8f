import { closeOnBack } from '#src/lib/browser/close-on-back.ts';

closeOnBack(document, '[data-back]');
