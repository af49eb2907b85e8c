// Validate SARIF files against the schema that @microsoft/jest-sarif ships:
//     node test/report/schema.js FOLDER-WITH-node_modules FILE...
const fs = require('fs');
const path = require('path');

const [, , home, ...files] = process.argv;
const load = (name) => require(path.join(path.resolve(home), 'node_modules', name));
const Ajv = load('ajv-draft-04');
const addFormats = load('ajv-formats');
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
(addFormats.default || addFormats)(ajv);
const schemas = path.join(path.resolve(home), 'node_modules/@microsoft/jest-sarif/lib/schemas');
const schema = fs.readdirSync(schemas).find((name) => name.startsWith('sarif-2.1.0'));
const validate = ajv.compile(JSON.parse(fs.readFileSync(path.join(schemas, schema), 'utf8')));

let failed = 0;
for (const file of files) {
    if (validate(JSON.parse(fs.readFileSync(file, 'utf8')))) continue;
    failed = 1;
    for (const error of validate.errors.slice(0, 10))
        console.log(`${file}: ${error.instancePath} ${error.message}`);
}
process.exit(failed);
