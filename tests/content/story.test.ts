import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {northfieldMotorsPage} from '#src/content/case-studies/pages/northfield-motors';
import {homeTools} from '#src/content/home/tools';
import {leadEvent} from '#src/content/lead/event';
import {leadStory} from '#src/content/lead/story';
import {homeClients} from '#src/content/home/proof';
import {demoBooking} from '#src/content/pictures/demo';
import {bookingsPicture, sourcesPicture, stagesPicture} from '#src/content/pictures/features';
import {automotiveLayout} from '#src/content/pictures/industries/automotive';
import {flowPicture} from '#src/content/pictures/home-tools';
import {confirmed, dealCount, monthTotals, story, thursday, weekBooked} from '#src/content/story/northfield';
import {textsOf} from '../support/copy';
import {findPlaces, listFiles} from '../support/source-tree';

const files = listFiles(['src/content', 'docs', 'blog', 'changelog'], ['.ts', '.mdx', '.yaml']);

describe('the story of Northfield Motors adds up', () => {
  test('its week is the eleventh of the customer record, which has its best week last', () => {
    expect(story.testDrives).toHaveLength(13);
    expect(story.testDrives[10]).toBe(weekBooked);
    expect(Math.max(...story.testDrives)).toBe(story.testDrives.at(-1));
    expect(northfieldMotors.change.values).toBe(story.testDrives);
    expect(story.deals.booked.after).toBe(weekBooked);
  });

  test('visits are the share of inquiries on the customer page', () => {
    const row = northfieldMotorsPage.outcome.rows.find(({label}) => label.startsWith('Inquiries'));
    expect(`${Math.round((100 * story.month.shown) / monthTotals.leads)}%`).toBe(row?.after);
    expect(northfieldMotorsPage.outcome.rows[1]).toMatchObject({before: '3 hours', after: story.week.firstReply});
  });

  test('the week of the story fits into its month', () => {
    expect(story.week.leads).toBeLessThan(monthTotals.leads / 3);
    expect(story.week.afterSix).toBeLessThan(story.week.leads);
  });
});

describe('pages show the story’s figures', () => {
  const pictures: [string, unknown, string[]][] = [
    ['the hero', leadEvent, [story.night.answered, story.night.replied, story.car.price, story.quarter.won]],
    ['the lead', leadStory, [String(story.week.leads), String(weekBooked), story.week.before, story.texts.reminder]],
    ['the tools of the home page', homeTools, [story.night.asked, story.car.model, story.texts.reply]],
    ['the board on /features', stagesPicture, [String(dealCount), story.car.price]],
    ['the calendar on /features', bookingsPicture, thursday.map(({name}) => name)],
    ['the report on /features', sourcesPicture, [String(monthTotals.leads), String(monthTotals.booked)]],
    ['the workflow', flowPicture, [String(monthTotals.leads)]],
    ['the dealer’s page', automotiveLayout, [`Monday, ${story.night.answered}`, story.texts.reply]],
    ['the booking page', demoBooking, ['10:30 AM', `${story.drive.minutes} min`]],
    ['the line below the hero', homeClients, ['nine test drives']],
  ];

  test.each(pictures)('%s', (_name, content, figures) => {
    const text = textsOf(content).join('\n');
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
  });

  test('Daniel’s Thursday in the lead and in the hero is part of the showroom’s', () => {
    const withDaniel = thursday.filter((visit) => visit.with === 'Daniel').map(({time}) => time);
    const taken = leadStory.calendar.rows.filter(({slots}) => slots[3] !== 'free').map(({time}) => time);
    expect(taken).toEqual(withDaniel);
    expect(leadEvent.day.slots.filter(({what}) => what).map(({time}) => time)).toEqual(withDaniel);
    expect(confirmed).toEqual({yes: 6, all: 7});
  });

  test('boards have the contact’s initials', () => {
    expect(textsOf([leadStory.board, leadEvent.board, stagesPicture]).filter((text) => text === 'DR')).toEqual([]);
  });
});

describe('nothing contradicts the story', () => {
  const wrong: [string, RegExp][] = [
    ['another price', /Ridgeback(?: XL)?,? \$(?!46,900)[\d,]+/g],
    ['another night', /\b(?:Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:at )?11:4[0-3]/g],
    ['another way to confirm, or to take a time from the waitlist', /\breply (?:C|Y|YES)\b/gi],
    ['a frequency that subscriptions don’t have', /\bevery (?:4|four) weeks\b|change the grind/gi],
    ['another stage', /Northfield Motors uses (?!three: New lead, Qualified and Booked)\w+: [^.]*\bNew lead/g],
  ];

  test.each(wrong)('%s', (_name, pattern) => {
    expect(findPlaces(files, pattern, 'Read src/content/story/northfield.ts.')).toEqual([]);
  });
});
