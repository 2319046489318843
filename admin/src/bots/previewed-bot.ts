import { defaultPosition, defaultPrimaryColor } from '@chat-module/contract/bots';
import { defaultWidgetSettings, type WidgetSettings, widgetSettingsInput } from '@chat-module/contract/widget-settings';
import type { PreviewedBot } from '../widget-preview/preview-messages.ts';
import type { TypedBot } from './use-bot-form.ts';

/** What the fields of the form show in the widget; a field that isn't valid yet shows its default. */
export const previewedBot = (fields: TypedBot, pictureUrl: string | null): PreviewedBot => ({
  primaryColor: fields.primaryColor ?? defaultPrimaryColor,
  position: fields.position ?? defaultPosition,
  locationId: fields.locationId || null,
  // The widget shows only pictures that the product serves, so a new one appears only in its field until it is saved.
  pictureUrl: pictureUrl?.startsWith('/') ? pictureUrl : null,
  ...settingsOf(fields),
});

function settingsOf(fields: TypedBot): WidgetSettings {
  const valid = Object.entries(widgetSettingsInput.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(fields[name as keyof WidgetSettings]);
    return read.success ? [[name, read.data]] : [];
  });
  return { ...defaultWidgetSettings, ...Object.fromEntries(valid) };
}
