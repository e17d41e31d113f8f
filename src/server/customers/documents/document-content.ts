import { DOCUMENT_TYPES, type DocumentType } from '#src/contract/application/document-calls.ts';

const BEGINNINGS: Readonly<Record<DocumentType, readonly number[]>> = {
  // "%PDF-"
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Whether a file begins like any accepted type of document. */
export function isOfAnyType(bytes: Uint8Array): boolean {
  return DOCUMENT_TYPES.some((type) => isOfType(bytes, type));
}

/** Whether a file begins like files of the type, whatever type it claims. */
export function isOfType(bytes: Uint8Array, type: DocumentType): boolean {
  return BEGINNINGS[type].every((byte, index) => bytes[index] === byte);
}
