export const description = 'Write one or two sentences that say what this page is for, in 50 to 170 characters.';

/** Text of a new page of each kind: instructions in place of text. TOPIC is a link to the topic. */
export const templates = {
  doc: `
Say in two sentences what the reader will have achieved by the end of this page, and when they need it.

## Before you start

List what the reader needs first: a role, a plan, another page.

## Steps

<Steps>

1. Write one action per step, with button labels in **bold**.

</Steps>

## What to check

- Say what the reader sees when it worked.

## Limits

- Say what it doesn’t do, with the exact limit.

## Next steps

- TOPIC
`,
  post: `
Open with a scene, a number or a mistake: this is where the reader decides whether to continue.

{/* truncate */}

## What happened

Say what you found, with the figures. Label sample numbers as invented.

## Why it happened

Name one or two causes, and say how you know.

## What it costs

Put a number on it. CONTRIBUTING.md shows how to add a chart or a worksheet.

## What to do on Monday

Give the reader one thing to do this week, and how to tell that it worked.
`,
  release: `
Say what people can do now, where it is, and one limit, in two to five sentences.
`,
  faq: `
Answer in two or three sentences. The first is the answer; the last may link to more.
`,
};

/** The instructions. A page that still has one isn't finished. */
export const templateSentences = [
  description,
  ...Object.values(templates).flatMap((text) => text.match(/(?<=^(?:- |1\. )?)\p{Lu}.+\.$/gmu) ?? []),
];
