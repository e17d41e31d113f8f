import { contentDirFlaw } from '#src/content-folder/content-dir.mjs';
import type { InvalidSetting } from '#src/domain/map/settings.ts';

/** The setting of the brokerage, as the README lists it. */
export const CONTENT_SETTINGS = [
  {
    name: 'CONTENT_DIR',
    byDefault: 'content',
    meaning:
      'Folder of the brokerage: its texts, names, licences, boards, colours and typefaces; built into the pages',
  },
] as const;

/** The keys of site/brand.yaml that hold the values of former settings. */
const MOVED: Readonly<Record<string, string>> = {
  BROKERAGE_NAME: 'name',
  BROKERAGE_PHONE: 'contact.phone',
  BROKERAGE_ADDRESS: 'address',
  LICENCE_LINE: 'licenceLine',
};

/** The flaws of the content setting, and settings whose values belong in the content. */
export function contentFlaws(
  env: Readonly<Record<string, string | undefined>>,
): readonly InvalidSetting[] {
  const flaw = contentDirFlaw(env['CONTENT_DIR']);
  const movedSettings = Object.entries(MOVED)
    .filter(([name]) => env[name] !== undefined)
    .map(([name, line]) => ({
      name,
      sentence: `${name} must not be set (change ${line} in site/brand.yaml in the content folder instead)`,
    }));
  return flaw
    ? [{ name: 'CONTENT_DIR', sentence: flaw.replace(/\.$/, '') }, ...movedSettings]
    : movedSettings;
}
