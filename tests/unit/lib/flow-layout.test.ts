import type {FlowNode} from '#src/content/schema/pictures/parts';
import {layoutFlow} from '#src/pictures/kinds/Flow/layout';

const step = (title: string): FlowNode => ({icon: 'message', title, note: ''});
const steps = [step('Form'), step('Text'), step('Wait')];
const booked = {...step('Book'), tone: 'active', tag: 'Reply'} as const;
const moved = {...step('Move'), tone: 'active'} as const;
const called = {...step('Call'), tag: 'No reply'};

describe('layoutFlow', () => {
  test('branches after the last step, chains outcomes without a condition, and marks the active path', () => {
    const {wires, tags, width, height} = layoutFlow(steps, [booked, moved, called]);
    expect(wires).toEqual([
      {path: 'M130 236H296V282H360', taken: false},
      {path: 'M130 52V144', taken: true},
      {path: 'M130 144V236', taken: true},
      {path: 'M130 236H296V98H360', taken: true},
      {path: 'M462 98V190', taken: true},
    ]);
    expect(tags).toEqual([
      {text: 'Reply', x: 296, y: 188},
      {text: 'No reply', x: 296, y: 282},
    ]);
    expect([width, height]).toEqual([592, 340]);
  });

  test('puts the last step between two outcomes', () => {
    const {nodes} = layoutFlow(steps, [booked, called]);
    expect(nodes.map(({y}) => y)).toEqual([52, 144, 236, 190, 282]);
  });

  test('lowers short columns so no outcome leaves the canvas', () => {
    for (const count of [1, 2, 3]) {
      const {nodes, height} = layoutFlow(steps.slice(0, count), [booked, moved, called]);
      expect(Math.min(...nodes.map(({y}) => y))).toBeGreaterThanOrEqual(52);
      expect(Math.max(...nodes.map(({y}) => y)) + 28).toBeLessThan(height);
    }
  });
});
