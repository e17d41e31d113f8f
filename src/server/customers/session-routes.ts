import type { FastifyInstance } from 'fastify';
import type { CustomerSession } from '#src/contract/customer/session-calls.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '#src/contract/customer/session-endpoints.ts';
import { mount } from '../http/mount.ts';
import { type CustomerCallsDependencies, customerCalls } from './customer-calls.ts';
import { notFound } from './refusals.ts';

/** The sessions of customers, where the server keeps the accounts. */
export type CustomerSessions = {
  readonly of: (userId: string) => Promise<readonly Omit<CustomerSession, 'isThis'>[]>;
  /** False when the customer has no such session. */
  readonly end: (userId: string, sessionId: string) => Promise<boolean>;
  readonly endOthers: (userId: string, keptId: string) => Promise<void>;
};

type SessionRoutesDependencies = CustomerCallsDependencies & {
  readonly sessions: CustomerSessions | undefined;
};

const DONE = { done: true } as const;

/** Lists a customer's sessions, and ends them. */
export function sessionRoutes(app: FastifyInstance, dependencies: SessionRoutesDependencies): void {
  const { sessions, customerOf } = dependencies;
  customerCalls(app, dependencies, (scope) => {
    mount(scope, listSessions, async ({ request }) => {
      const { id: userId, sessionId } = customerOf(request);
      const sessionsOfUser = await sessions?.of(userId);
      return {
        sessions:
          sessionsOfUser?.map((each) => ({ ...each, isThis: each.id === sessionId })) ?? null,
      };
    });
    mount(scope, endOtherSessions, async ({ request }) => {
      const { id: userId, sessionId } = customerOf(request);
      if (!sessions) throw notFound('sessions');
      await sessions.endOthers(userId, sessionId);
      return DONE;
    });
    mount(scope, endSession, async ({ request, params }) => {
      const isEnded = await sessions?.end(customerOf(request).id, params.id);
      if (!isEnded) throw notFound('id');
      return DONE;
    });
  });
}
