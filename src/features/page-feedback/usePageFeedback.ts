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

/** Loads the code for sending on first use, since most readers give no feedback. */
async function post(given: unknown, key: string | undefined): Promise<PostResult> {
  try {
    const {postFeedback} = await import('./post-feedback');
    return await postFeedback(given, key);
  } catch {
    return {ok: false, detail: undefined};
  }
}

/**
 * State of the feedback form. A choice is stored when it's made, a comment when it's sent. Both update the same record
 * per visit.
 */
export function usePageFeedback(): PageFeedbackForm {
  const [state, setState] = useState<PageFeedbackState>({phase: 'asking'});
  const formRef = useRef<HTMLFormElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const key = useRef<string>(undefined);
  // Sends answers one at a time, so that the last one is stored last.
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

  // Stores a choice made before React started.
  useEffect(() => {
    if (formRef.current?.querySelector(':checked')) send('noted');
  }, [send]);

  // The focused button is gone.
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
