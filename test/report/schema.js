// Validate files against a JSON schema with ajv:
//     node test/report/schema.js FOLDER-WITH-node_modules sarif|SCHEMA-FILE FILE...
// `sarif` is the schema that @microsoft/jest-sarif ships (draft 4); other schemas are draft 7.
const fs = require('fs');
const path = require('path');

const [, , home, which, ...files] = process.argv;
const modules = path.join(path.resolve(home), 'node_modules');
const options = { strict: false, allErrors: true, unicodeRegExp: false };

function sarifSchema() {
    const folder = path.join(modules, '@microsoft/jest-sarif/lib/schemas');
    return path.join(folder, fs.readdirSync(folder).find((name) => name.startsWith('sarif-2.1.0')));
}

const Ajv = require(path.join(modules, which === 'sarif' ? 'ajv-draft-04' : 'ajv'));
const addFormats = require(path.join(modules, 'ajv-formats'));
const ajv = new (Ajv.default || Ajv)(options);
(addFormats.default || addFormats)(ajv);
const schema = which === 'sarif' ? sarifSchema() : which;
const validate = ajv.compile(JSON.parse(fs.readFileSync(schema, 'utf8')));

let failed = 0;
for (const file of files) {
    if (validate(JSON.parse(fs.readFileSync(file, 'utf8')))) continue;
    failed = 1;
    for (const error of validate.errors.slice(0, 10))
        console.log(`${file}: ${error.instancePath} ${error.message}`);
}
process.exit(failed);
