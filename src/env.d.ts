declare namespace App {
  interface Locals extends Readonly<import('#src/contract/page-locals.ts').PageLocals> {}
}
