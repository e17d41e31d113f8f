import { noticesTexts } from '#src/messages/notices.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { dismiss, type Notification, $notifications } from '#src/stores/shell/notifications.ts';

// Draws the notices of a page. Plain DOM: most pages have nothing else that would need more.

function actionButton(label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'notice-action';
  button.textContent = label;
  button.addEventListener('click', run);
  return button;
}

function noticeElement({ id, text, tone, action }: Notification): HTMLElement {
  const words = noticesTexts(pageLocale());
  const element = document.createElement('div');
  element.className = 'notice';
  element.dataset['tone'] = tone;
  element.setAttribute('role', tone === 'failed' ? 'alert' : 'status');
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  element.append(paragraph);
  if (action) element.append(actionButton(action.label, action.run));
  element.append(actionButton(words.dismiss, () => dismiss(id)));
  return element;
}

function draw(region: HTMLElement): void {
  const most = Number(region.dataset['most'] ?? 2);
  const drawn = new Map<Notification, HTMLElement>();
  $notifications.subscribe((notifications) => {
    const shown = new Set(notifications.slice(-most));
    for (const [notification, element] of drawn) {
      if (shown.has(notification)) continue;
      element.remove();
      drawn.delete(notification);
    }
    for (const notification of shown) {
      if (drawn.has(notification)) continue;
      const element = noticeElement(notification);
      drawn.set(notification, element);
      region.append(element);
    }
  });
}

const region = document.querySelector<HTMLElement>('[data-notices]');
if (region) draw(region);
