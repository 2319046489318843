/** A state with its time zones by ZIP code prefix. */
export interface UsState {
  readonly code: string;
  readonly name: string;
  /** Lists and ranges such as `750-797 79901`. Prefixes that may be on either side of a zone border are left out. */
  readonly zones: readonly (readonly [zips: string, zone: string])[];
  /** The whole state has one time zone, so no ZIP code is needed. */
  readonly isWhole: boolean;
}

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const whole = (code: string, name: string, zips: string, zone: string): UsState => ({
  code,
  name,
  zones: [[zips, zone]],
  isWhole: true,
});

const split = (code: string, name: string, ...zones: UsState['zones']): UsState => ({
  code,
  name,
  zones,
  isWhole: false,
});

/**
 * States and territories. The borders are those of 49 CFR Part 71 as drawn by the IANA time zone boundaries, checked
 * against the position of every ZIP code (docs/decisions/0032-time-zone-from-address.md).
 */
export const usStates: readonly UsState[] = [
  split('AK', 'Alaska', ['99500-99545 99548-99599 996-999', 'America/Anchorage'], ['99546 99547', 'America/Adak']),
  split('AL', 'Alabama', ['350-367 36801-36804 36830-36832 369', central]),
  whole('AR', 'Arkansas', '716-729', central),
  whole('AS', 'American Samoa', '967', 'Pacific/Pago_Pago'),
  split('AZ', 'Arizona', ['850-859 86001 86005 863 864', 'America/Phoenix']),
  whole('CA', 'California', '900-961', pacific),
  whole('CO', 'Colorado', '800-816', mountain),
  whole('CT', 'Connecticut', '060-069', eastern),
  whole('DC', 'District of Columbia', '200-205', eastern),
  whole('DE', 'Delaware', '197-199', eastern),
  split('FL', 'Florida', ['320-323 326-349', eastern], ['32401-32417 325', central]),
  whole('GA', 'Georgia', '300-319 398 399', eastern),
  whole('GU', 'Guam', '969', 'Pacific/Guam'),
  whole('HI', 'Hawaii', '967 96801-96897', 'Pacific/Honolulu'),
  whole('IA', 'Iowa', '500-528', central),
  split('ID', 'Idaho', ['832-834 836 837', 'America/Boise'], ['83501 838', pacific]),
  whole('IL', 'Illinois', '600-629', central),
  split(
    'IN',
    'Indiana',
    ['460-462 46514-46517 46526-46528 46580-46582 466-468 470-474 478 47901-47909', 'America/Indiana/Indianapolis'],
    ['463 464 476 477', central],
  ),
  split('KS', 'Kansas', ['660-676 67801 67846 679', central]),
  split('KY', 'Kentucky', ['400 402-418 425 42701 42702', eastern], ['420-424', central]),
  whole('LA', 'Louisiana', '700-714', central),
  whole('MA', 'Massachusetts', '010-027 055', eastern),
  whole('MD', 'Maryland', '206-219', eastern),
  whole('ME', 'Maine', '039-049', eastern),
  split('MI', 'Michigan', ['480-497 49829', 'America/Detroit'], ['49801', central]),
  whole('MN', 'Minnesota', '550-567', central),
  whole('MO', 'Missouri', '630-658', central),
  whole('MP', 'Northern Mariana Islands', '969', 'Pacific/Saipan'),
  whole('MS', 'Mississippi', '386-397', central),
  whole('MT', 'Montana', '590-599', mountain),
  whole('NC', 'North Carolina', '270-289', eastern),
  split('ND', 'North Dakota', ['580-584 58501-58507 587 58801-58803', central]),
  split('NE', 'Nebraska', ['680-689', central], ['693', mountain]),
  whole('NH', 'New Hampshire', '030-038', eastern),
  whole('NJ', 'New Jersey', '070-089', eastern),
  whole('NM', 'New Mexico', '870-884', mountain),
  split('NV', 'Nevada', ['889-897 89801-89803 89815', pacific]),
  whole('NY', 'New York', '005 063 100-149', eastern),
  whole('OH', 'Ohio', '430-459', eastern),
  whole('OK', 'Oklahoma', '730-749', central),
  split('OR', 'Oregon', ['970-978', pacific], ['97914', 'America/Boise']),
  whole('PA', 'Pennsylvania', '150-196', eastern),
  whole('PR', 'Puerto Rico', '006 007 009', 'America/Puerto_Rico'),
  whole('RI', 'Rhode Island', '028 029', eastern),
  whole('SC', 'South Carolina', '290-299', eastern),
  split('SD', 'South Dakota', ['570-574 57501', central], ['577', mountain]),
  split(
    'TN',
    'Tennessee',
    ['370-372 37388 375 380-385', central],
    ['37311 37312 37323 37401-37418 37421 37701-37722 37724-37799 376 378 379', eastern],
  ),
  split('TX', 'Texas', ['733 739 750-797', central], ['799 885', mountain]),
  whole('UT', 'Utah', '840-847', mountain),
  whole('VA', 'Virginia', '201 220-246', eastern),
  whole('VI', 'U.S. Virgin Islands', '008', 'America/St_Thomas'),
  whole('VT', 'Vermont', '050-059', eastern),
  whole('WA', 'Washington', '980-994', pacific),
  whole('WI', 'Wisconsin', '530-549', central),
  whole('WV', 'West Virginia', '247-268', eastern),
  whole('WY', 'Wyoming', '820-831 834', mountain),
];
