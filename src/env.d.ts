declare namespace App {
  interface Locals extends Readonly<import('#src/page-data/page-locals.ts').PageLocals> {}
}
