import { currentWork } from './request-work.ts';

type Flight<Value> = {
  readonly answer: Promise<Value>;
  readonly end: AbortController;
  waiting: number;
};

/** Rejects with the signal's reason if it aborts before the answer is there. */
function untilAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Shares one answer among all who ask for the same at the same time: the first question begins it, and
 * it goes on for as long as anyone waits.
 */
export function singleFlight<Value>(): (
  key: string,
  begin: () => Promise<Value>,
) => Promise<Value> {
  const flights = new Map<string, Flight<Value>>();

  function take(key: string, begin: () => Promise<Value>): Flight<Value> {
    const underWay = flights.get(key);
    if (underWay) return underWay;
    const end = new AbortController();
    const leave = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const work = currentWork();
    const answer = (work ? work.detached(end.signal, begin) : begin()).finally(leave);
    // The callers that wait get a failure themselves; there may be none.
    answer.catch(() => undefined);
    const flight = { answer, end, waiting: 0 };
    flights.set(key, flight);
    end.signal.addEventListener('abort', leave, { once: true });
    return flight;
  }

  return async (key, begin) => {
    const flight = take(key, begin);
    const work = currentWork();
    flight.waiting += 1;
    try {
      if (!work) return await flight.answer;
      return await work.offThread(() => untilAborted(flight.answer, work.signal));
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.end.abort(new Error('nobody waits for the answer'));
    }
  };
}
