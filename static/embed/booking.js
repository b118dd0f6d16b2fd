// Embed script of the site's own calendar: gives the frame the height its page asks for, so it needs no scrollbar, and
// closes the dialog around it on an Escape that was pressed in the frame, of which this document does not hear.
// It stops listening as soon as its script element is taken out of the document (the dialog does that on close).
(() => {
  const self = document.currentScript;
  const smallest = 320;
  const largest = 1600;
  function onMessage(event) {
    if (!self.isConnected) {
      removeEventListener('message', onMessage);
      return;
    }
    if (event.origin !== location.origin) return;
    const frame = Array.from(document.querySelectorAll('iframe')).find((one) => one.contentWindow === event.source);
    if (frame === undefined) return;
    if (event.data?.type === 'booking:escape') frame.closest('dialog')?.close();
    const height = event.data?.type === 'booking:height' ? Number(event.data.height) : NaN;
    if (Number.isFinite(height)) frame.style.height = `${Math.min(Math.max(height, smallest), largest)}px`;
  }
  addEventListener('message', onMessage);
})();
