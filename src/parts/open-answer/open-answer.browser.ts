import {idInHash} from '#src/contracts/decode-address';

/**
 * Opens the answer that the URL's hash refers to and scrolls to it. Browsers do both, but older ones do neither, and Chromium
 * on a busy machine sometimes opens it and stays at the top of the page.
 */
export function openRequestedAnswer(): void {
  const target = document.getElementById(idInHash(location.hash));
  const details = target?.closest('details');
  if (!target || !details) return;
  const isReached = details.open && (scrollY > 0 || target.getBoundingClientRect().top < innerHeight);
  details.open = true;
  if (!isReached) target.scrollIntoView();
}

/** Opens answers as the hash changes. */
export function listenForAnswers(): void {
  addEventListener('hashchange', openRequestedAnswer);
}
