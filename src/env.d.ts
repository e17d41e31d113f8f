declare namespace App {
  interface Locals extends Readonly<import('#src/contract/listings/page-locals.ts').PageLocals> {}
}
