const floorStyle = 'position:fixed;right:20px;bottom:20px;width:60px;height:60px';

/** The least that a script from another origin can do: a hand-written button, which opens an input in a shadow root. */
const floorScript = `
  var button = document.createElement('button');
  button.id = 'floor';
  button.style = '${floorStyle}';
  button.textContent = 'Chat';
  button.onclick = function () {
    var host = document.createElement('div');
    host.id = 'floor-window';
    host.style = '${floorStyle}';
    var input = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(input);
    document.documentElement.append(host);
    input.focus({ preventScroll: true });
  };
  document.documentElement.append(button);`;

/** The least that a chat widget needs: the button in a shadow root, and its bot's record once the page is idle. */
const minimumScript = `
  var script = document.currentScript;
  var host = document.createElement('div');
  host.id = 'minimum';
  var root = host.attachShadow({ mode: 'open' });
  var sheet = new CSSStyleSheet();
  sheet.replaceSync('button { ${floorStyle} }');
  root.adoptedStyleSheets = [sheet];
  var button = document.createElement('button');
  button.textContent = 'Chat';
  button.onclick = function () {
    var input = document.createElement('input');
    root.append(input);
    input.focus({ preventScroll: true });
  };
  root.append(button);
  document.documentElement.append(host);
  addEventListener('load', function () {
    requestIdleCallback(async function () {
      var bot = await (await fetch(script.dataset.record, { credentials: 'omit' })).json();
      button.style.background = bot.primaryColor;
    });
  });`;

/** The hand-written scripts by their paths. */
export const scripts = new Map([
  ['/floor.js', floorScript],
  ['/minimum.js', minimumScript],
]);

/**
 * The contestants: the markup from each one's manual, and selectors of its launcher and input. Selectors reach into shadow
 * roots: `host >> inside`.
 */
export const makeContestants = ({ origin, botId }) => [
  { name: 'blank page', embed: '' },
  {
    name: 'floor: a static button by script',
    embed: `<script async src="${origin}/floor.js"></script>`,
    launcher: '#floor',
    field: '#floor-window >> input',
  },
  {
    name: 'Chat Module',
    embed: `<script async src="${origin}/widget.js"></script>
      <script>
        window.ChatBotPro = window.ChatBotPro || { queue: [], init: function (options) { this.queue.push(options); } };
        ChatBotPro.init({ botId: "${botId}", primaryColor: "#3B82F6", position: "bottom-right" });
      </script>`,
    launcher: 'chatbotpro-widget >> .launcher',
    field: 'chatbotpro-widget >> .composer input',
  },
  {
    name: 'minimum: a button in a shadow root that looks up its bot',
    embed: `<script async src="${origin}/minimum.js" data-record="${origin}/api/bots/${botId}/public"></script>`,
    launcher: '#minimum >> button',
    field: '#minimum >> input',
  },
  {
    name: '@typebot.io/js',
    embed: `<script type="module">
        import Typebot from '${origin}/@typebot.io/js/dist/web.js';
        Typebot.initBubble({ typebot: 'bot', apiHost: '${origin}' });
      </script>`,
    launcher: 'typebot-bubble >> button',
    field: 'typebot-bubble >> input, textarea',
  },
  {
    name: 'flowise-embed',
    embed: `<script type="module">
        import Chatbot from '${origin}/flowise-embed/dist/web.js';
        Chatbot.init({ chatflowid: 'bot', apiHost: '${origin}' });
      </script>`,
    launcher: 'flowise-chatbot >> button',
    field: 'flowise-chatbot >> textarea, input[type=text]',
  },
  {
    name: '@n8n/chat',
    embed: `<link href="${origin}/@n8n/chat/dist/style.css" rel="stylesheet">
      <script type="module">
        import { createChat } from '${origin}/@n8n/chat/dist/chat.bundle.es.js';
        createChat({ webhookUrl: '${origin}/webhook' });
      </script>`,
    launcher: '.chat-window-toggle',
    field: '.chat-input textarea, .chat-inputs textarea, textarea',
  },
  {
    name: 'rasa-webchat',
    embed: `<script src="${origin}/rasa-webchat/lib/index.js"></script>
      <script>WebChat.default({ socketUrl: '${origin}', title: 'Chat', initPayload: '/hi' }, null);</script>`,
    launcher: '.rw-launcher',
    field: 'textarea.rw-new-message',
  },
  {
    name: '@twilio/flex-webchat-ui',
    embed: `<script src="${origin}/@twilio/flex-webchat-ui/bundle/twilio-flex-webchat.prod.browser.js"></script>
      <script>
        Twilio.FlexWebChat.renderWebChat({
          accountSid: 'AC${'0'.repeat(32)}',
          flexFlowSid: 'FO${'0'.repeat(32)}',
          startEngagementOnInit: false,
          preEngagementConfig: {
            fields: [{ label: 'Name', type: 'InputItem', attributes: { name: 'friendlyName', type: 'text' } }],
          },
        });
      </script>`,
    launcher: '.Twilio-EntryPoint',
    field: 'input[name=friendlyName]',
  },
];
