/** A mail with its customer, and its search where it is about one. */
export const FROM_ALERTS = `FROM alert JOIN customer ON customer.id = alert.customer_id
  LEFT JOIN saved_search ON saved_search.id = search_id`;
