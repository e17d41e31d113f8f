import type { MakeCall } from '#src/contract/calls-over.ts';
import type { Clock } from '#src/lib/clock.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import type { MailConfig } from '../../mail/mail-settings.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { outbox, type Outbox, type OutboxDependencies } from '../../mail/outbox.ts';
import type { CustomerRepository } from '../repository.ts';
import { homesFinder } from '../saved/home-states.ts';
import { alertMails } from './alert-mails.ts';
import { alertNews } from './alert-news.ts';
import { alertRun } from './alert-run.ts';
import type { AlertRun } from './daily-run.ts';
import { homeAlertRun } from './home-alert-run.ts';
import { homeNews } from './home-news.ts';

type AlertMailingDependencies = {
  readonly repository: Pick<CustomerRepository, 'alerts' | 'homes'>;
  readonly mailer: Mailer;
  readonly settings: MailConfig & { readonly siteOrigin: string };
  /** The calls of a visitor who is not signed in. */
  readonly callOpen: MakeCall;
  /** The calls of a registered customer. */
  readonly callAll: MakeCall;
  /** Whether a customer counts as registered: they have accepted the boards' terms, if any. */
  readonly isRegistered: (userId: string) => Promise<boolean>;
  /** Whether a customer may get mail: their account is not locked. */
  readonly mayGetMail: (userId: string) => Promise<boolean>;
  readonly today: () => string;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly onEvent: OutboxDependencies<unknown>['onEvent'];
};

/** Looks after saved searches and saved homes once a day, and sends their mails. */
export type AlertMailing = {
  readonly alerts: AlertRun;
  readonly homeAlerts: AlertRun;
  readonly outbox: Outbox;
};

function alertOutbox(dependencies: AlertMailingDependencies): Outbox {
  const { repository, mailer, settings, clock, onEvent } = dependencies;
  const { alerts } = repository;
  const { brokerageName: name, brokeragePhone: phone, mailFrom, leadsTo } = settings;
  return outbox({
    queue: alerts,
    deliveryOf: ({ delivery }) => delivery,
    mailer,
    compose: alertMails({
      alerts,
      origin: settings.siteOrigin,
      from: { name, email: mailFrom },
      replyTo: { name, email: leadsTo },
      phone,
      licence: settings.licenceLine,
      address: settings.brokerageAddress,
      locale: DEFAULT_LOCALE,
      clock,
    }),
    nameOf: ({ subject, day }) =>
      subject.kind === 'search'
        ? `The email of ${day} about the saved search ${subject.id}`
        : `The email of ${day} about saved homes`,
    clock,
    random: Math.random,
    onEvent,
  });
}

/** Puts together the parts that make and send the mails about saved searches and homes. */
export function alertMailing(dependencies: AlertMailingDependencies): AlertMailing {
  const { repository, callOpen, callAll, isRegistered, mayGetMail } = dependencies;
  const { today, clock, onError } = dependencies;
  const { alerts, homes } = repository;
  const locale = DEFAULT_LOCALE;
  const findNews = alertNews({ callOpen, callAll, isRegistered, locale });
  return {
    alerts: alertRun({
      alerts,
      findNews: async (search, days) =>
        (await mayGetMail(search.userId))
          ? await findNews(search, days)
          : { news: null, recentKeys: null },
      clock,
      today,
      onError,
    }),
    homeAlerts: homeAlertRun({
      alerts,
      savedHomes: homes.listRemembered,
      checkHomes: homeNews({
        findOpen: homesFinder(callOpen),
        homesFor: async (userId) => homesFinder((await isRegistered(userId)) ? callAll : callOpen),
        locale,
      }),
      mayGetMail,
      clock,
      today,
      onError,
    }),
    outbox: alertOutbox(dependencies),
  };
}
