import type { RequestOutcome } from './requests.ts';

export type RequestKind = 'reads' | 'leads' | 'events';

type Counts = { sent: number; again: number; failed: number };

type Phase = {
  readonly name: string;
  readonly beginMs: number;
  readonly counts: Record<RequestKind, Counts>;
  /** Times from the commit of each change in this phase until a server answered with it, ms. */
  readonly visibleAfterMs: number[];
  slowestReadMs: number;
};

const noCounts = (): Counts => ({ sent: 0, again: 0, failed: 0 });

const HEADINGS = [
  ...['what happened', 'reads', 'again', 'failed', 'leads', 'again', 'failed'],
  ...['events', 'again', 'failed', 'slowest read', 'changes', 'slowest visible'],
];

const rowOf = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Counts requests and changes by the phase in which they began. */
export class RequestTally {
  /** The answers other than 200, and how often each came. */
  readonly faults = new Map<string, number>();
  private readonly phases: Phase[] = [];

  /** Begins a phase with this name. */
  begin(name: string): void {
    process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${name}\n`);
    const counts = { reads: noCounts(), leads: noCounts(), events: noCounts() };
    this.phases.push({ name, beginMs: Date.now(), counts, visibleAfterMs: [], slowestReadMs: 0 });
  }

  /** Counts a request in the phase in which it began. */
  async count(kind: RequestKind, outcome: () => Promise<RequestOutcome>): Promise<RequestOutcome> {
    const phase = this.phaseAt(Date.now());
    const counts = phase.counts[kind];
    counts.sent += 1;
    const ended = await outcome();
    counts.again += Math.min(1, ended.faults.length);
    if (!ended.answer) counts.failed += 1;
    for (const fault of ended.faults) {
      const text = `${phase.name}: ${fault}`;
      this.faults.set(text, (this.faults.get(text) ?? 0) + 1);
    }
    if (kind === 'reads') phase.slowestReadMs = Math.max(phase.slowestReadMs, ended.tookMs);
    return ended;
  }

  countVisible(committedAtMs: number, afterMs: number): void {
    this.phaseAt(committedAtMs).visibleAfterMs.push(afterMs);
  }

  failedCount(): number {
    const counts = this.phases.flatMap((phase) => Object.values(phase.counts));
    return counts.reduce((sum, { failed }) => sum + failed, 0);
  }

  slowestVisibleMs(): number {
    return Math.max(0, ...this.phases.flatMap(({ visibleAfterMs }) => visibleAfterMs));
  }

  /** A row for each phase, as Markdown. */
  table(): string {
    const rows = this.phases.map(({ name, counts, visibleAfterMs, slowestReadMs }) => [
      name,
      ...Object.values(counts).flatMap(({ sent, again, failed }) => [sent, again, failed]),
      seconds(slowestReadMs),
      visibleAfterMs.length,
      visibleAfterMs.length === 0 ? '' : seconds(Math.max(...visibleAfterMs)),
    ]);
    const lines = [HEADINGS, HEADINGS.map(() => '---'), ...rows].map(rowOf);
    return `${lines.join('\n')}\n`;
  }

  private phaseAt(ms: number): Phase {
    const phase = this.phases.findLast(({ beginMs }) => beginMs <= ms) ?? this.phases[0];
    if (!phase) throw new Error('Nothing has begun.');
    return phase;
  }
}
