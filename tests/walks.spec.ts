/**
 * Readers come with a task: from the home page at most three pages lead to its end, each page on the
 * way leads on, and the last has the answer.
 */
import type { Locator, Page } from '@playwright/test';
import { inTurn } from './support/sample';
import { expect, locales, open, test, type Locale } from './support/site';

interface Walk {
  readonly task: string;
  /** Links to follow, by what the reader sees, beginning on the home page. */
  readonly links: Readonly<Record<Locale['id'], readonly string[]>>;
  /** What the reader pastes into the decoder of the last page. */
  readonly paste?: Readonly<Record<Locale['id'], string>>;
  /** The section that the reader came for, and what answers the question there. */
  readonly end: Readonly<Record<Locale['id'], readonly [heading: string, answer: RegExp]>>;
}

const WALKS: readonly Walk[] = [
  {
    task: 'first XRechnung',
    links: {
      'en-GB': ['Set up your first XRechnung'],
      'de-DE': ['Die erste XRechnung einrichten'],
    },
    end: {
      'en-GB': ['What you should see', /Completed.*103001/s],
      'de-DE': ['Was Sie nun sehen', /Abgeschlossen.*103001/s],
    },
  },
  {
    task: 'rejected unit',
    links: {
      'en-GB': ['Change a rejected code', 'Units of Measure'],
      'de-DE': ['Einen beanstandeten Code ändern', 'Einheiten'],
    },
    end: {
      'en-GB': ['Codes that look right', /STK.*H87/s],
      'de-DE': ['Codes, die nur richtig aussehen', /STK.*H87/s],
    },
  },
  {
    task: 'ZUGFeRD by e-mail',
    links: { 'en-GB': ['Send ZUGFeRD by e-mail'], 'de-DE': ['ZUGFeRD per E-Mail senden'] },
    end: {
      'en-GB': ['What you should see', /factur-x\.xml/],
      'de-DE': ['Was Sie nun sehen', /factur-x\.xml/],
    },
  },
  {
    task: 'public body with attachment',
    links: {
      'en-GB': ['Invoice a German public body', 'Attach files'],
      'de-DE': ['Rechnung an eine Behörde', 'Dateien anhängen'],
    },
    end: {
      'en-GB': ['What you should see', /cbc:EmbeddedDocumentBinaryObject/],
      'de-DE': ['Was Sie nun sehen', /cbc:EmbeddedDocumentBinaryObject/],
    },
  },
  {
    task: 'credit memo with cash discount',
    links: {
      'en-GB': ['Cash discount, also on credit memos'],
      'de-DE': ['Skonto, auch bei Gutschriften'],
    },
    end: {
      'en-GB': ['Post a credit memo', /#SKONTO#/],
      'de-DE': ['Die Gutschrift buchen', /#SKONTO#/],
    },
  },
  {
    task: 'rejected invoice to corrected one',
    links: {
      'en-GB': ['My invoice was rejected', 'Correct an invoice'],
      'de-DE': ['Meine Rechnung wurde zurückgewiesen', 'Eine Rechnung berichtigen'],
    },
    end: {
      'en-GB': ['What you should see', /BT-25/],
      'de-DE': ['Was Sie nun sehen', /BT-25/],
    },
  },
  {
    task: 'Peppol from nothing to a sent credit memo',
    links: { 'en-GB': ['Send over Peppol'], 'de-DE': ['Über Peppol senden'] },
    end: {
      'en-GB': ['Test, then deliver', /Preview.*Send.*credit memo/s],
      'de-DE': ['Testen, dann zustellen', /Vorschau.*Senden.*Gutschrift/s],
    },
  },
  {
    task: 'an auditor asks',
    links: { 'en-GB': ['For auditors'], 'de-DE': ['Für die Betriebsprüfung'] },
    end: {
      'en-GB': ['Export for an audit', /Export Archive.*index\.csv.*Z1.*Z2.*Z3/s],
      'de-DE': ['Für eine Prüfung exportieren', /Archiv exportieren.*index\.csv.*Z1.*Z2.*Z3/s],
    },
  },
  {
    task: '§ 13b with a builder without VAT number',
    links: {
      'en-GB': ['Reverse charge (§ 13b)'],
      'de-DE': ['Ohne Umsatzsteuer (§ 13b)'],
    },
    end: {
      'en-GB': ['What can go wrong', /BR-AE-02.*Registration No\..*without a VAT number.*Restart/s],
      'de-DE': [
        'Was fehlschlagen kann',
        /BR-AE-02.*Registrierungsnr\..*ohne USt-IdNr\..*Neu starten/s,
      ],
    },
  },
  {
    task: 'January invoice for December',
    links: {
      'en-GB': ['Get ready for 1 January 2027'],
      'de-DE': ['Zum 1. Januar 2027 umstellen'],
    },
    end: {
      'en-GB': ['Write the invoices of December', /posting date.*31 December.*January/s],
      'de-DE': [
        'Die Rechnungen für Dezember schreiben',
        /Buchungsdatum 31\.12\..*Zeile vom Januar/s,
      ],
    },
  },
  {
    task: 'entry at Error, failed at Send, unknown recipient',
    links: { 'en-GB': ['decode a message'], 'de-DE': ['Meldung entschlüsseln'] },
    paste: {
      'en-GB':
        'EDOC-0411 Recipient 9930:DE987654321 is not registered in Peppol for XRechnung UBL.',
      'de-DE':
        'EDOC-0411 Empfänger 9930:DE987654321 ist in Peppol nicht für XRechnung UBL registriert.',
    },
    end: {
      'en-GB': ['What to do', /Endpoint ID.*Restart/s],
      'de-DE': ['Was zu tun ist', /Endpunkt-ID.*Neu starten/s],
    },
  },
  {
    task: 'a new developer extends',
    links: { 'en-GB': ['Extend eDocument in AL'], 'de-DE': ['eDocument in AL erweitern'] },
    end: {
      'en-GB': ['Subscribe to an event', /OnBeforeCheck.*EventSubscriber.*XmlInStream/s],
      'de-DE': ['Ein Ereignis abonnieren', /OnBeforeCheck.*EventSubscriber.*XmlInStream/s],
    },
  },
];

/** The text of a section: from its heading to the next of the same or a higher level. */
function sectionText(heading: Locator): Promise<string> {
  return heading.evaluate((start: HTMLElement) => {
    const texts: string[] = [];
    for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
      if (/^H[1-6]$/.test(next.tagName) && next.tagName <= start.tagName) break;
      texts.push((next as HTMLElement).innerText);
    }
    return texts.join('\n');
  });
}

/** Links that a reader sees below the text: those of the section of related pages, or the next page. */
function onward(page: Page): Locator {
  const main = page.getByRole('main');
  return main.locator('#related ~ ul a[href]:visible, .pagination-nav__link--next:visible');
}

/** Links that say where the page is, and lead up. */
function upward(page: Page): Locator {
  return page.locator('.breadcrumbs a[href]:visible');
}

for (const locale of inTurn('walks', locales)) {
  for (const { task, links, paste, end } of WALKS) {
    test(`${task}, ${locale.id}`, async ({ page }) => {
      const names = links[locale.id];
      expect(names.length).toBeLessThan(3);
      await open(page, `${locale.base}/`);
      const main = page.getByRole('main');
      for (const name of names) {
        const before = page.url();
        await main.getByRole('link', { name, exact: true }).first().click();
        await expect(page).not.toHaveURL(before);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(upward(page).first()).toHaveAttribute('href', `${locale.base}/`);
        await expect(page.locator('.breadcrumbs__item').nth(1)).toBeVisible();
        await expect(onward(page).first()).toBeVisible();
      }
      const [name, answer] = end[locale.id];
      if (paste) {
        const decoder = page.locator('#report-decoder');
        await decoder.getByRole('textbox').fill(paste[locale.id]);
        await expect(decoder.getByRole('heading', { name })).toBeVisible();
        await expect(decoder).toContainText(answer);
        return;
      }
      const heading = main.getByRole('heading', { name }).first();
      await expect(heading).toBeVisible();
      expect(await sectionText(heading)).toMatch(answer);
    });
  }
}
