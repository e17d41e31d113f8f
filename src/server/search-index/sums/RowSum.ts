const [LOWEST, HIGHEST] = [-(2 ** 31), 2 ** 31 - 1];

/** The sums over many rows. Prices are as stored, 0 for none. */
export class RowSum {
  count = 0;
  latSumE6 = 0;
  lngSumE6 = 0;
  southE6 = HIGHEST;
  northE6 = LOWEST;
  westE6 = HIGHEST;
  eastE6 = LOWEST;
  lowestId = HIGHEST;
  lowestPrice = Infinity;
  highestPrice = 0;

  clear(): void {
    this.count = 0;
    this.latSumE6 = 0;
    this.lngSumE6 = 0;
    this.southE6 = HIGHEST;
    this.northE6 = LOWEST;
    this.westE6 = HIGHEST;
    this.eastE6 = LOWEST;
    this.lowestId = HIGHEST;
    this.lowestPrice = Infinity;
    this.highestPrice = 0;
  }
}
