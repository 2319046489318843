export interface PluginOf {
  readonly botId: string;
  readonly botName: string;
  /** The product's origin. */
  readonly origin: string;
}

/**
 * The PHP of a plugin that prints the embed code at the end of every page. It contains no color or position, so the widget
 * follows the bot's record, and stores nothing in WordPress.
 */
export const writePlugin = ({ botId, botName, origin }: PluginOf): string => `<?php
/**
 * Plugin Name: Chat Module
 * Description: Shows the chat "${inComment(botName)}" on every page of this website. Its color and position follow the settings in Chat Module.
 * Version: 1.0.0
 * Requires at least: 5.2
 * Requires PHP: 7.0
 * License: MIT
 */

// Only WordPress runs this file.
if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'wp_footer',
	static function () {
		$chat_script  = ${inPhp(`${origin}/widget.js`)};
		$chat_options = array( 'botId' => ${inPhp(botId)} );
		?>
<script async src="<?php echo esc_url( $chat_script ); ?>"></script>
<script>
  window.ChatBotPro = window.ChatBotPro || { queue: [], init: function (options) { this.queue.push(options); } };
  ChatBotPro.init(<?php echo wp_json_encode( $chat_options, JSON_HEX_TAG | JSON_HEX_AMP ); ?>);
</script>
		<?php
	}
);
`;

/** A string as a single-quoted PHP literal. */
const inPhp = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** On one line, without anything that ends a comment or the PHP. WordPress shows it as text. */
const inComment = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('*/', '* /')
    .replaceAll('?>', '? >');
