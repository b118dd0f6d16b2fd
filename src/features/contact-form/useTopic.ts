import {useEffect} from 'react';

/**
 * Prefills an empty message for the topic in the URL, such as `?topic=dpa`. Never overwrites what the visitor typed.
 */
export function useTopic(fieldId: string, topics: Readonly<Record<string, string>> = {}): void {
  useEffect(() => {
    const requested = new URLSearchParams(window.location.search).get('topic');
    const text = Object.entries(topics).find(([topic]) => topic === requested)?.[1];
    const field = document.getElementById(fieldId);
    if (text !== undefined && field instanceof HTMLTextAreaElement && field.value === '') field.value = text;
  }, [fieldId, topics]);
}
