import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The photos of a card; scripts/listing-cards makes them interactive. */
      'photo-strip': CustomElement;
      /** The heart of a card; scripts/listing-cards draws it. */
      'save-heart': CustomElement;
      /** The photos of a listing's page; scripts/photo-viewer shows them on the whole screen. */
      'photo-viewer': CustomElement;
      /** Ways to share a page; scripts/share-menu wakes them. */
      'share-menu': CustomElement;
    }
  }
}
