declare namespace App {
  interface Locals {
    /** The realty API in memory, for the viewer the page is rendered for. */
    realty: import('#src/contract/realty-calls.ts').RealtyCalls;
  }
}
