// Embed script of the site's own calendar: closes the dialog around it on an Escape that was pressed in the frame, of which
// this document does not hear, and when the visitor is done.
// It stops listening as soon as its script element is taken out of the document (the dialog does that on close).
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
