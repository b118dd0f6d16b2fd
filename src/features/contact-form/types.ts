import type {FieldSpec} from '#src/contracts/field-spec';
import type {FieldsResult} from '#src/contracts/fields';

/** What a form shares with the endpoint that it posts to. */
export type FormContract = {
  /** Endpoint of the form, with and without JavaScript. */
  address: string;
  /** In the order of the form. */
  fields: readonly string[];
  /** The fields that make up the sender's name. */
  nameFields: readonly string[];
  specs: Readonly<Record<string, FieldSpec>>;
  parse: (input: unknown) => FieldsResult<object, string>;
};

/** The value of each field as typed. */
export type TypedValues = Readonly<Record<string, string>>;
