import type {PostResult} from './post-feedback';

import {useCallback, useEffect, useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent} from 'react';

export type PageFeedbackState =
  {phase: 'asking' | 'noted' | 'sending' | 'thanked'} | {phase: 'failed'; detail: string | undefined};

export type PageFeedbackForm = {
  state: PageFeedbackState;
  formRef: RefObject<HTMLFormElement | null>;
  statusRef: RefObject<HTMLParagraphElement | null>;
  onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** What checks and sends an answer comes with the first one, since most readers give none. */
async function post(given: unknown, key: string | undefined): Promise<PostResult> {
  try {
    const {postFeedback} = await import('./post-feedback');
    return await postFeedback(given, key);
  } catch {
    return {ok: false, detail: undefined};
  }
}

/**
 * Behavior of the question: a choice is stored as soon as it is made, a comment when it is sent. Both are one answer of
 * one visit, and the last one counts.
 */
export function usePageFeedback(): PageFeedbackForm {
  const [state, setState] = useState<PageFeedbackState>({phase: 'asking'});
  const formRef = useRef<HTMLFormElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const key = useRef<string>(undefined);
  // Answers go out one after the other, so that the last one is stored last.
  const queue = useRef(Promise.resolve());

  const send = useCallback((done: 'noted' | 'thanked'): void => {
    if (formRef.current === null) return;
    const given = Object.fromEntries(new FormData(formRef.current));
    setState({phase: done === 'thanked' ? 'sending' : 'noted'});
    queue.current = queue.current.then(async () => {
      const result = await post(given, key.current);
      if (result.ok) key.current = result.key ?? key.current;
      else setState({phase: 'failed', detail: result.detail});
      if (result.ok && done === 'thanked') setState({phase: 'thanked'});
    });
  }, []);

  // A choice that was made before React ran has had nobody to store it.
  useEffect(() => {
    if (formRef.current?.querySelector(':checked')) send('noted');
  }, [send]);

  // The button that had the focus is gone.
  useEffect(() => {
    if (state.phase === 'thanked') statusRef.current?.focus();
  }, [state.phase]);

  return {
    state,
    formRef,
    statusRef,
    onChange: ({target}) => {
      if (target instanceof HTMLInputElement) send('noted');
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (state.phase !== 'sending') send('thanked');
    },
  };
}
