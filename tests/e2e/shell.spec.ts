import {expect, test} from '@playwright/test';

import {inProject} from '../../scripts/lib/project.mjs';
import {company} from '#src/content/company';
import {createLinks} from '#src/plugins/page-families/lists';
import {readFamily} from '#src/plugins/page-families/read-family';
import {barLinks, createMenus} from '#src/site/navigation';
import {gotoHydrated} from '../support/page';

const menus = createMenus({
  solutions: createLinks(await readFamily(inProject(), 'solutions')),
  services: createLinks(await readFamily(inProject(), 'services')),
  industries: createLinks(await readFamily(inProject(), 'industries')),
});

test.describe('header', () => {
  for (const {id, label, links} of menus) {
    test(`${label} opens by click and by key, closes on Escape and on a click elsewhere`, async ({page}) => {
      expect(links.length).toBeGreaterThan(5);
      await gotoHydrated(page, '/');
      const button = page.locator('header').getByRole('button', {name: label, exact: true});
      const panel = page.locator(`#menu-${id}`);
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      for (const link of links) {
        await expect(panel.getByRole('link', {name: link.label}).first()).toHaveAttribute('href', link.to);
      }
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await button.press('Enter');
      await expect(panel).toBeVisible();
      await page.mouse.click(700, 860);
      await expect(panel).toBeHidden();
    });
  }

  test('one menu is open at a time, and a link in it closes it', async ({page}) => {
    await gotoHydrated(page, '/');
    const header = page.locator('header');
    await header.getByRole('button', {name: 'Solutions', exact: true}).click();
    await header.getByRole('button', {name: 'Resources', exact: true}).click();
    await expect(page.locator('#menu-solutions')).toBeHidden();
    await page.locator('#menu-resources').getByRole('link', {name: /About/}).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('#menu-resources')).toBeHidden();
  });

  test('contact leads to /contact on desktop and /contact-us on mobile', async ({page}) => {
    await gotoHydrated(page, '/');
    await expect(page.locator('header nav').getByRole('link', {name: 'Contact', exact: true}).first()).toHaveAttribute(
      'href',
      barLinks.contact.desktop,
    );
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(page.locator('#site-menu').getByRole('link', {name: 'Contact', exact: true})).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });

  test('CRM Login opens a new tab and says so', async ({page}) => {
    await gotoHydrated(page, '/');
    const login = page.locator('header').getByRole('link', {name: 'CRM Login (opens in a new tab)'}).first();
    await expect(login).toHaveAttribute('href', company.loginUrl);
    await expect(login).toHaveAttribute('target', '_blank');
    await expect(login).toHaveAttribute('rel', 'noopener');
  });

  test('stays in view while the page scrolls', async ({page}) => {
    await gotoHydrated(page, '/');
    await page.evaluate(() => {
      scrollTo(0, 2000);
    });
    await expect(page.locator('header').first()).toBeInViewport();
  });
});

test('the mobile menu shows groups one at a time and every link of the bar', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await gotoHydrated(page, '/');
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  const menu = page.locator('#site-menu');
  await menu.getByText('Solutions', {exact: true}).click();
  await expect(menu.getByRole('link', {name: 'Sell products online'})).toBeVisible();
  await menu.getByText('Services', {exact: true}).click();
  await expect(menu.getByRole('link', {name: 'Sell products online'})).toBeHidden();
  await expect(menu.getByRole('link', {name: 'Pricing'})).toBeVisible();
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await expect(menu).toBeHidden();
});

test('the footer leads to every main area, to support mail and phone', async ({page}) => {
  await gotoHydrated(page, '/');
  const footer = page.locator('footer').last();
  await expect(footer.getByRole('link', {name: company.supportEmail})).toHaveAttribute(
    'href',
    `mailto:${company.supportEmail}`,
  );
  await expect(footer.getByRole('link', {name: company.phone})).toHaveAttribute('href', 'tel:+14165550142');
  await expect(footer.getByRole('link', {name: 'E-Commerce'})).toHaveAttribute('href', '/industries/lead-generation');
  await expect(footer).toContainText('© 2025 Scalewell');
  for (const to of [
    '/features',
    '/pricing',
    '/demo',
    '/about',
    '/security',
    '/case-studies',
    '/blog',
    '/faq',
    '/documentation',
    '/privacy',
    '/terms',
  ]) {
    await expect(footer.locator(`a[href="${to}"]`), to).toHaveCount(1);
  }
});

test('the skip link is the first stop and leads to the content', async ({page}) => {
  await gotoHydrated(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('button', {name: 'Book a Demo'}).first()).toBeFocused();
});

test('the theme follows the system until it is chosen, and the choice stays', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await gotoHydrated(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Switch to light theme'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await gotoHydrated(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('links that the specification moves answer with one permanent redirect', async ({request}) => {
  for (const [from, to] of [
    ['/industries/e-commerce-retail', '/industries/ecommerce-retail'],
    ['/pricing/', '/pricing'],
  ]) {
    const response = await request.get(from ?? '', {maxRedirects: 0});
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(to);
  }
});
