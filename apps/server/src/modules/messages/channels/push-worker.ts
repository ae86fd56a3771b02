/**
 * The service worker that shows push messages, as the browser fetches it. It has no pages: those of
 * the site have a service worker of their own (decision 023).
 */
export const PUSH_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data ? event.data.json() : {};
  } catch {
    // A message that is not ours is shown without its words: browsers want every one shown.
  }
  const { title = 'Wrenchwise', body = '', href = '/dashboard/notifications' } = message;
  event.waitUntil(
    self.registration.showNotification(String(title), {
      body: String(body),
      tag: String(title),
      data: { href: String(href) },
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const home = new URL('.', self.location.href).href;
  const target = new URL(event.notification.data.href.replace(/^\\//, ''), home);
  const href = target.href.startsWith(home) ? target.href : home;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find((one) => one.url === href);
      return open ? open.focus() : self.clients.openWindow(href);
    }),
  );
});
`;
