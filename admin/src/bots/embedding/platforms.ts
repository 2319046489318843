/** A website builder, and how to add the embed code there. */
export interface Platform {
  readonly id: string;
  readonly name: string;
  /** Shown above the steps. */
  readonly title: string;
  readonly steps: readonly string[];
  readonly note?: string;
}

export const wordPress: Platform = {
  id: 'wordpress',
  name: 'WordPress',
  title: 'On a WordPress site',
  steps: [
    'Copy the embed code above.',
    'Log in to your WordPress admin panel.',
    'Go to Appearance > Theme Editor.',
    'Edit the file footer.php.',
    'Paste the code before the closing </body> tag.',
    'Save the file.',
  ],
};

export const platforms: readonly Platform[] = [
  wordPress,
  {
    id: 'google-tag-manager',
    name: 'Google Tag Manager',
    title: 'With Google Tag Manager',
    steps: [
      'Copy the embed code above.',
      'In Google Tag Manager, open your container and go to Tags > New.',
      'Choose Tag Configuration > Custom HTML and paste the code.',
      'Under Triggering, choose All Pages.',
      'Save the tag, then choose Submit and Publish.',
    ],
    note: 'The chat won’t be part of your HTML, so "Check My Website" shows when it last ran on your site.',
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    title: 'On a Squarespace site',
    steps: [
      'Copy the embed code above.',
      'In Squarespace, go to Settings > Developer Tools > Code Injection.',
      'Paste the code into the Footer field.',
      'Save.',
    ],
    note: 'Code Injection depends on your Squarespace plan.',
  },
  {
    id: 'wix',
    name: 'Wix',
    title: 'On a Wix site',
    steps: [
      'Copy the embed code above.',
      'In your Wix dashboard, go to Settings > Custom Code.',
      'Choose Add Custom Code and paste the code.',
      'Choose All pages and place the code in Body - end.',
      'Apply.',
    ],
    note: 'Custom Code requires a Wix plan with your own domain.',
  },
  {
    id: 'webflow',
    name: 'Webflow',
    title: 'On a Webflow site',
    steps: [
      'Copy the embed code above.',
      'In Webflow, open the site settings and go to Custom Code.',
      'Paste the code into the Footer code field.',
      'Save the changes, then publish the site.',
    ],
    note: 'Custom code depends on your Webflow plan.',
  },
  {
    id: 'shopify',
    name: 'Shopify',
    title: 'On a Shopify store',
    steps: [
      'Copy the embed code above.',
      'In Shopify, go to Online Store > Themes.',
      'Open your theme’s menu and choose Edit code.',
      'Open layout/theme.liquid and paste the code before the closing </body> tag.',
      'Save.',
    ],
  },
  {
    id: 'other',
    name: 'Another website',
    title: 'On any other website',
    steps: [
      'Copy the embed code above.',
      'Open the file or template that all pages share, such as the footer.',
      'Paste the code before the closing </body> tag.',
      'Publish the site, and clear its cache if it has one.',
    ],
  },
];
