/** The ways to somebody who can help. */
export interface Contact {
  /** "call us at …", or what is left without a location. */
  readonly callUs: string;
  /** The hours as the operator wrote them; may be empty. */
  readonly hours: string;
  readonly emergencyNumber: string;
}

/** What to tell in an emergency. */
export interface EmergencyContact extends Contact {
  /** Of the facility; empty without one. */
  readonly address: string;
  /** Whether the visitor has been told to call for help before. */
  readonly isRepeated: boolean;
}
