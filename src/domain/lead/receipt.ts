/** The form of receipts, for example LW-7K3MX-92QXD. */
const RECEIPT = /^LW-[0-9A-Z]{5}-[0-9A-Z]{5}$/;

/** The receipt an address carries; undefined for any other text, which no page should repeat. */
export function readReceipt(query: URLSearchParams): string | undefined {
  const receipt = query.get('receipt') ?? '';
  return RECEIPT.test(receipt) ? receipt : undefined;
}
