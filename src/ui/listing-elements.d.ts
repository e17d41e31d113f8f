import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The photos of a card; islands/listing-cards gives it its life. */
      'photo-strip': CustomElement;
      /** The heart of a card; islands/listing-cards draws it. */
      'save-heart': CustomElement;
    }
  }
}
