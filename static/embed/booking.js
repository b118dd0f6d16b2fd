// Embed script of the site's own calendar. Closes the dialog when the visitor is done, or presses Escape in the frame, whose
// key events don't reach this document. It stops listening when the dialog closes and removes the script element.
(() => {
  const self = document.currentScript;
  function onMessage(event) {
    if (!self.isConnected) {
      removeEventListener('message', onMessage);
      return;
    }
    if (event.origin !== location.origin || event.data?.type !== 'booking:escape') return;
    const frame = Array.from(document.querySelectorAll('iframe')).find((one) => one.contentWindow === event.source);
    frame?.closest('dialog')?.close();
  }
  addEventListener('message', onMessage);
})();
