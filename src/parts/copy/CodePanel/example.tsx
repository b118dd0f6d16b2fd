import type {Example} from '#src/ui/example';
import {CodePanel} from './index';

export const example: Example = {
  purpose: 'Code of the API reference, one sample at a time. The choice needs no script.',
  variants: {
    'two samples': (
      <CodePanel
        label="Language"
        samples={[
          {label: 'curl', language: 'bash', code: 'curl "/contacts"'},
          {label: 'JavaScript', language: 'js', code: "fetch('/contacts')"},
        ]}
      />
    ),
  },
};
