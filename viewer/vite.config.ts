import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";

/**
 * The page may run its own script and nothing else, and may load nothing: a policy with the hash of
 * the inlined script. Data blocks are no scripts and need no entry. The script is no module, for
 * modules wait for the end of the page: it stands behind the index and before the findings, so that
 * the list is drawn while the rest is still read.
 */
function contentPolicy(): Plugin {
  return {
    name: "content-policy",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
        let script = "";
        const page = String(file.source).replace(/<script type="module"[^>]*>([\s\S]*?)<\/script>/g, (_all, text: string) => {
          script += text;
          return "";
        });
        if (!script || !page.includes("<!--heddle-script-->")) throw new Error("no script, or no place for it");
        script = `(() => {"use strict";${script}})();`;
        const hash = createHash("sha256").update(script).digest("base64");
        const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
        file.source = page
          .replace("<head>", () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`)
          .replace("<!--heddle-script-->", () => `<script>${script}</script>`);
      }
    },
  };
}

export default defineConfig({
  plugins: [viteSingleFile({ removeViteModuleLoader: true }), contentPolicy()],
  build: { target: "es2022", cssCodeSplit: false, assetsInlineLimit: 1e8, reportCompressedSize: false, modulePreload: false },
});
