// Embed script of the site's own calendar: gives the frame the height its page asks for, so it needs no scrollbar.
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
    const height = event.data?.type === 'booking:height' ? Number(event.data.height) : NaN;
    if (event.origin !== location.origin || !Number.isFinite(height)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow !== event.source) continue;
      frame.style.height = `${Math.min(Math.max(height, smallest), largest)}px`;
    }
  }
  addEventListener('message', onMessage);
})();
