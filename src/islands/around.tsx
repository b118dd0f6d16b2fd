import {booking} from '#src/content/booking';
import {otherWays} from '#src/content/calendar';
import {tryLost, tryNeedsScript} from '#src/content/features/try';
import {savingsSheet} from '#src/content/pages/savings-sheet';
import {search} from '#src/content/pages/search';
import {planCalculator} from '#src/content/pricing/calculator';
import {sizedPlans} from '#src/content/pricing/plans';
import type {WorksheetContent} from '#src/content/schema/savings';
import {DemoDialog} from '#src/parts/demo-dialog';
import {PlanCalculator} from '#src/parts/plan-calculator';
import {planFormId} from '#src/parts/plan-calculator/numbers';
import {SearchDialog} from '#src/parts/search/SearchDialog';
import {SearchPanel} from '#src/parts/search/SearchPanel';
import {Worksheet} from '#src/parts/worksheet';
import {SavingsSheet} from '#src/parts/worksheet/SavingsSheet';
import {Text} from '#src/ui/Text';
import {Button} from '#src/ui/actions/Button';
import DialogCalendar from '#src/parts/demo-dialog/demo-dialog.island';
import {Island} from './Island';
import PlanResult from '#src/parts/plan-calculator/plan-calculator.island';
import Savings from '#src/parts/worksheet/savings.island';
import SearchDialogResults from '#src/parts/search/search-dialog.island';
import SearchPageResults from '#src/parts/search/search-page.island';
import Try from '#src/parts/try-app/try-app.island';
import WorksheetResult from '#src/parts/worksheet/worksheet.island';
import styles from './reload-to-calculate.module.scss';
import tryStyles from './try-app.module.scss';

import {useId, type ReactNode} from 'react';

/** In place of a result that nothing calculates. It submits the form, whose numbers are then in the address. */
function ReloadToCalculate({form}: {form: string}): ReactNode {
  return (
    <div className={styles.reload} data-scheme="band">
      <Button type="submit" form={form} variant="accent">
        Reload to calculate
      </Button>
    </div>
  );
}

/*
 * Islands with plain HTML around what React runs: React never owns what is already open. A dialog, and fields in which
 * visitors type, stay as they are when an island wakes, also if a translator or an extension has changed them.
 */

const lostResults = <Text look="note">{search.labels.lost}</Text>;

/** The booking dialog of every page. */
export const DemoDialogIsland = (): ReactNode => (
  <Island
    name="demo-dialog"
    component={DialogCalendar}
    around={(calendar) => (
      <DemoDialog {...booking} other={otherWays}>
        {calendar}
      </DemoDialog>
    )}
    lost={<h3>The calendar isn’t responding</h3>}
  />
);

/** The search dialog of every page. */
export const SearchDialogIsland = (): ReactNode => (
  <Island
    name="search-dialog"
    component={SearchDialogResults}
    around={(results) => <SearchDialog labels={search.labels}>{results}</SearchDialog>}
    lost={lostResults}
  />
);

/** Field and results of `/search`. */
export const SearchPageIsland = (): ReactNode => (
  <Island
    name="search-page"
    component={SearchPageResults}
    wake="query"
    around={(results) => <SearchPanel content={search}>{results}</SearchPanel>}
    lost={lostResults}
  />
);

/** The plan calculator of `/pricing`. */
export const PlanCalculatorIsland = (): ReactNode => (
  <Island
    name="plan-calculator"
    component={PlanResult}
    wake="query"
    around={(result) => (
      <PlanCalculator plans={sizedPlans} content={planCalculator}>
        {result}
      </PlanCalculator>
    )}
    lost={<ReloadToCalculate form={planFormId} />}
  />
);

const savingsFormId = 'savings';

/** The sheet of `/savings-calculator`. */
export const SavingsIsland = (): ReactNode => (
  <Island
    name="savings"
    component={Savings}
    props={{formId: savingsFormId}}
    wake="query"
    around={(result) => (
      <SavingsSheet formId={savingsFormId} sheet={savingsSheet}>
        {result}
      </SavingsSheet>
    )}
    lost={<ReloadToCalculate form={savingsFormId} />}
  />
);

/** A worksheet of an article, with the reader's numbers, which may be in the URL. */
export function WorksheetIsland({title, fields, lines}: WorksheetContent): ReactNode {
  const id = useId();
  return (
    <Island
      name="worksheet"
      component={WorksheetResult}
      props={{id, fields, lines}}
      wake="query"
      around={(results) => (
        <Worksheet id={id} title={title} fields={fields}>
          {results}
        </Worksheet>
      )}
      lost={<ReloadToCalculate form={id} />}
    />
  );
}

/** The usable application of `/features`. Without scripts it would be buttons that do nothing, so a line replaces it. */
export const TryAppIsland = (): ReactNode => (
  <Island
    name="try-app"
    component={Try}
    around={(app) => (
      <>
        <noscript>
          <Text look="note">
            {tryNeedsScript.text} <a href={tryNeedsScript.href}>{tryNeedsScript.label}</a>.
          </Text>
        </noscript>
        <div className={tryStyles.app}>{app}</div>
      </>
    )}
    lost={
      <Text look="note">
        {tryLost.text} <a href={tryLost.href}>{tryLost.label}</a>.
      </Text>
    }
  />
);
