import type { FastifyInstance } from 'fastify';
import {
  changeUser,
  createUser,
  deleteUser,
  exportUser,
  getDashboard,
  getReferrals,
  getUser,
} from '#src/contract/customer/endpoints.ts';
import { mount } from '../http/mount.ts';
import { type CustomerCallsDependencies, customerCalls } from './customer-calls.ts';
import type { CustomerService } from './service.ts';

type UserRoutesDependencies = CustomerCallsDependencies & { readonly customers: CustomerService };

/** A customer's own record, and everything kept of the customer. */
export function userRoutes(app: FastifyInstance, dependencies: UserRoutesDependencies): void {
  const { customers, customerOf } = dependencies;
  customerCalls(app, dependencies, (scope) => {
    mount(scope, getUser, async ({ request }) => customers.user(customerOf(request)));
    mount(scope, createUser, async ({ request, body }) =>
      customers.change(customerOf(request), body),
    );
    mount(scope, changeUser, async ({ request, body }) =>
      customers.change(customerOf(request), body),
    );
    mount(scope, deleteUser, async ({ request }) => customers.erase(customerOf(request)));
    mount(scope, getReferrals, async ({ request }) => customers.referrals(customerOf(request)));
    mount(scope, getDashboard, async ({ request }) => customers.dashboard(customerOf(request)));
    mount(scope, exportUser, async ({ request, reply }) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return customers.exportData(customerOf(request));
    });
  });
}
