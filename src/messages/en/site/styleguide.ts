/** The page that shows the pieces of the design during development. */
export const styleguide = {
  title: 'Style guide',
  colors: 'Colours',
  type: 'Type',
  buttons: 'Buttons and chips',
  states: 'Empty and failed',
  cards: 'Cards',
  pages: 'Pagination',
  sample: 'A home on Maple Avenue',
  paragraph:
    'Body text is set in Inter, seventeen pixels at most, and no line is longer than seventy letters.',
  fields: 'Fields',
  dialog: 'Dialog',
  openDialog: 'Open the dialog',
} as const;
