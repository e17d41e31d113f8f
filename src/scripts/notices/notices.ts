import { noticesTexts } from '#src/messages/site/notices.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { dismiss, type Notification, $notifications } from '#src/stores/shell/notifications.ts';
import { keepClear } from './keep-clear.ts';

// Draws the notices of a page. Plain DOM: most pages need no more than that.

function actionButton(label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'notice-action';
  button.textContent = label;
  button.addEventListener('click', run);
  return button;
}

function noticeElement({ id, text, action }: Notification): HTMLElement {
  const words = noticesTexts(pageLocale());
  const element = document.createElement('div');
  element.className = 'notice';
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const actions = document.createElement('div');
  actions.className = 'notice-actions';
  if (action) actions.append(actionButton(action.label, action.run));
  actions.append(actionButton(words.dismiss, () => dismiss(id)));
  element.append(paragraph, actions);
  return element;
}

function draw(region: HTMLElement): void {
  const most = Number(region.dataset['most'] ?? 2);
  const elements = new Map<Notification, HTMLElement>();
  const place = keepClear(region);
  $notifications.subscribe((notifications) => {
    const visibleNotices = new Set(notifications.slice(-most));
    for (const [notification, element] of elements) {
      if (visibleNotices.has(notification)) continue;
      element.remove();
      elements.delete(notification);
    }
    for (const notification of visibleNotices) {
      if (elements.has(notification)) continue;
      const element = noticeElement(notification);
      elements.set(notification, element);
      // Screen readers announce only additions to an existing live region.
      region.querySelector(`[data-tone="${notification.tone}"]`)?.append(element);
    }
    place(elements.size > 0);
  });
}

const region = document.querySelector<HTMLElement>('[data-notices]');
if (region) draw(region);
