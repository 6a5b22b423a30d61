// Written by `npm run generate` from the document and the ledger. Not edited by hand.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var checks_G04 = validate154;
function validate154(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate154.errors = [{ instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" }], !1;
      if (data.errors !== void 0) {
        let data0 = data.errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate154.errors = [{ instancePath: instancePath + "/errors", keyword: "type", message: "must be string,null" }], !1;
      }
    } else
      return validate154.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate154.errors = vErrors, errors === 0;
}
var checks_G08 = validate155;
function validate156(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, keyword: "type", message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate156.errors = vErrors, !1;
  }
  return validate156.errors = vErrors, errors === 0;
}
function validate155(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate156(data, { instancePath }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), validate155.errors = vErrors, errors === 0;
}
var checks_G09 = validate158;
var func2 = require_ucs2length().default, pattern0 = new RegExp("^[\\w-]*\\{(id|uuid)\\}$", "u");
function validate158(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (func2(data) > 60)
        return validate158.errors = [{ instancePath, keyword: "maxLength", message: "must NOT have more than 60 characters" }], !1;
      if (!pattern0.test(data))
        return validate158.errors = [{ instancePath, keyword: "pattern", message: 'must match pattern "^[\\w-]*\\{(id|uuid)\\}$"' }], !1;
    } else
      return validate158.errors = [{ instancePath, keyword: "type", message: "must be string" }], !1;
  return validate158.errors = vErrors, errors === 0;
}
var checks_G11 = validate159, schema79 = { $id: "checks_G11", type: "object", additionalProperties: !1, required: ["left_out"], properties: { left_out: { enum: ["null", "empty-string", "absent"] }, elsewhere: { enum: ["null", "empty-string", "absent"] }, empty: { enum: ["kept", "as-left-out"] } } };
function validate159(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.left_out === void 0 && (missing0 = "left_out"))
        return validate159.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "left_out" || key0 === "elsewhere" || key0 === "empty")) {
            return validate159.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.left_out !== void 0) {
            let data0 = data.left_out, _errs2 = errors;
            if (!(data0 === "null" || data0 === "empty-string" || data0 === "absent"))
              return validate159.errors = [{ instancePath: instancePath + "/left_out", keyword: "enum", params: { allowedValues: schema79.properties.left_out.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.elsewhere !== void 0) {
              let data1 = data.elsewhere, _errs3 = errors;
              if (!(data1 === "null" || data1 === "empty-string" || data1 === "absent"))
                return validate159.errors = [{ instancePath: instancePath + "/elsewhere", keyword: "enum", params: { allowedValues: schema79.properties.elsewhere.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.empty !== void 0) {
                let data2 = data.empty, _errs4 = errors;
                if (!(data2 === "kept" || data2 === "as-left-out"))
                  return validate159.errors = [{ instancePath: instancePath + "/empty", keyword: "enum", params: { allowedValues: schema79.properties.empty.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate159.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate159.errors = vErrors, errors === 0;
}
var checks_G13 = validate160, schema80 = { $id: "checks_G13", type: "object", additionalProperties: !1, minProperties: 1, properties: { email: { enum: ["checked", "unchecked"] }, zip: { enum: ["checked", "unchecked"] }, phone: { enum: ["checked", "unchecked", "without-prefix"] }, state: { enum: ["checked", "unchecked"] }, country: { enum: ["checked", "unchecked"] }, punctuation: { enum: ["refused", "stripped"] }, names: { enum: ["unchecked", "letters"] } } };
function validate160(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate160.errors = [{ instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "email" || key0 === "zip" || key0 === "phone" || key0 === "state" || key0 === "country" || key0 === "punctuation" || key0 === "names")) {
            return validate160.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email, _errs2 = errors;
            if (!(data0 === "checked" || data0 === "unchecked"))
              return validate160.errors = [{ instancePath: instancePath + "/email", keyword: "enum", params: { allowedValues: schema80.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.zip !== void 0) {
              let data1 = data.zip, _errs3 = errors;
              if (!(data1 === "checked" || data1 === "unchecked"))
                return validate160.errors = [{ instancePath: instancePath + "/zip", keyword: "enum", params: { allowedValues: schema80.properties.zip.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.phone !== void 0) {
                let data2 = data.phone, _errs4 = errors;
                if (!(data2 === "checked" || data2 === "unchecked" || data2 === "without-prefix"))
                  return validate160.errors = [{ instancePath: instancePath + "/phone", keyword: "enum", params: { allowedValues: schema80.properties.phone.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state !== void 0) {
                  let data3 = data.state, _errs5 = errors;
                  if (!(data3 === "checked" || data3 === "unchecked"))
                    return validate160.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema80.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.country !== void 0) {
                    let data4 = data.country, _errs6 = errors;
                    if (!(data4 === "checked" || data4 === "unchecked"))
                      return validate160.errors = [{ instancePath: instancePath + "/country", keyword: "enum", params: { allowedValues: schema80.properties.country.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.punctuation !== void 0) {
                      let data5 = data.punctuation, _errs7 = errors;
                      if (!(data5 === "refused" || data5 === "stripped"))
                        return validate160.errors = [{ instancePath: instancePath + "/punctuation", keyword: "enum", params: { allowedValues: schema80.properties.punctuation.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.names !== void 0) {
                        let data6 = data.names, _errs8 = errors;
                        if (!(data6 === "unchecked" || data6 === "letters"))
                          return validate160.errors = [{ instancePath: instancePath + "/names", keyword: "enum", params: { allowedValues: schema80.properties.names.enum }, message: "must be equal to one of the allowed values" }], !1;
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate160.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate160.errors = vErrors, errors === 0;
}
var checks_G14 = validate161, schema81 = { $id: "checks_G14", type: "object", additionalProperties: !1, required: ["form"], properties: { form: { enum: ["digits", "check-digits", "unchecked"] }, punctuation: { enum: ["refused", "stripped"] } } };
function validate161(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.form === void 0 && (missing0 = "form"))
        return validate161.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "form" || key0 === "punctuation")) {
            return validate161.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.form !== void 0) {
            let data0 = data.form, _errs2 = errors;
            if (!(data0 === "digits" || data0 === "check-digits" || data0 === "unchecked"))
              return validate161.errors = [{ instancePath: instancePath + "/form", keyword: "enum", params: { allowedValues: schema81.properties.form.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.punctuation !== void 0) {
              let data1 = data.punctuation, _errs3 = errors;
              if (!(data1 === "refused" || data1 === "stripped"))
                return validate161.errors = [{ instancePath: instancePath + "/punctuation", keyword: "enum", params: { allowedValues: schema81.properties.punctuation.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate161.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate161.errors = vErrors, errors === 0;
}
var checks_G15 = validate162, schema82 = { $id: "checks_G15", type: "object", additionalProperties: !1, required: ["email", "document_number"], properties: { email: { enum: ["allowed", "refused", "reused"] }, document_number: { enum: ["allowed", "refused"] }, phone: { enum: ["allowed", "refused"] }, name: { enum: ["allowed", "refused"] }, status: { $ref: "values#/$defs/RefusalStatus" }, body: { $ref: "values#/$defs/Body" }, headers: { $ref: "values#/$defs/Headers" } } }, schema15 = { anyOf: [{ type: "integer", minimum: 400, maximum: 499 }, { type: "integer", enum: [200] }] };
function validate163(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, keyword: "maximum", message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, keyword: "minimum", message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err3 = { instancePath, keyword: "type", message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data !== 200) {
      let err4 = { instancePath, keyword: "enum", params: { allowedValues: schema15.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate163.errors = vErrors, !1;
  }
  return validate163.errors = vErrors, errors === 0;
}
function validate165(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, keyword: "type", message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate165.errors = vErrors, !1;
  }
  return validate165.errors = vErrors, errors === 0;
}
var schema16 = { type: "object", propertyNames: { enum: ["www-authenticate", "content-type", "allow", "cache-control", "pragma", "location"] }, additionalProperties: { type: ["string", "null"] } };
function validate167(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type" || key0 === "allow" || key0 === "cache-control" || key0 === "pragma" || key0 === "location")) {
          let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema16.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate167.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate167.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate167.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate167.errors = vErrors, errors === 0;
}
function validate162(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.document_number === void 0 && (missing0 = "document_number"))
        return validate162.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "email" || key0 === "document_number" || key0 === "phone" || key0 === "name" || key0 === "status" || key0 === "body" || key0 === "headers")) {
            return validate162.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email, _errs2 = errors;
            if (!(data0 === "allowed" || data0 === "refused" || data0 === "reused"))
              return validate162.errors = [{ instancePath: instancePath + "/email", keyword: "enum", params: { allowedValues: schema82.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.document_number !== void 0) {
              let data1 = data.document_number, _errs3 = errors;
              if (!(data1 === "allowed" || data1 === "refused"))
                return validate162.errors = [{ instancePath: instancePath + "/document_number", keyword: "enum", params: { allowedValues: schema82.properties.document_number.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.phone !== void 0) {
                let data2 = data.phone, _errs4 = errors;
                if (!(data2 === "allowed" || data2 === "refused"))
                  return validate162.errors = [{ instancePath: instancePath + "/phone", keyword: "enum", params: { allowedValues: schema82.properties.phone.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.name !== void 0) {
                  let data3 = data.name, _errs5 = errors;
                  if (!(data3 === "allowed" || data3 === "refused"))
                    return validate162.errors = [{ instancePath: instancePath + "/name", keyword: "enum", params: { allowedValues: schema82.properties.name.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.status !== void 0) {
                    let _errs6 = errors;
                    validate163(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.body !== void 0) {
                      let _errs7 = errors;
                      validate165(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.headers !== void 0) {
                        let _errs8 = errors;
                        validate167(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length);
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate162.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate162.errors = vErrors, errors === 0;
}
var checks_G16 = validate169, schema86 = { $id: "checks_G16", type: "object", additionalProperties: !1, required: ["activate_on_payment", "prepaid"], properties: { activate_on_payment: { type: "boolean" }, prepaid: { enum: [!0, !1, "over-one"] } } };
function validate169(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.prepaid === void 0 && (missing0 = "prepaid"))
        return validate169.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "activate_on_payment" || key0 === "prepaid")) {
            return validate169.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.activate_on_payment !== void 0) {
            let _errs2 = errors;
            if (typeof data.activate_on_payment != "boolean")
              return validate169.errors = [{ instancePath: instancePath + "/activate_on_payment", keyword: "type", message: "must be boolean" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.prepaid !== void 0) {
              let data1 = data.prepaid, _errs4 = errors;
              if (!(data1 === !0 || data1 === !1 || data1 === "over-one"))
                return validate169.errors = [{ instancePath: instancePath + "/prepaid", keyword: "enum", params: { allowedValues: schema86.properties.prepaid.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate169.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate169.errors = vErrors, errors === 0;
}
var checks_G19 = validate170;
function validate170(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "required" || key0 === "most")) {
          return validate170.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.required !== void 0) {
          let _errs2 = errors;
          if (typeof data.required != "boolean")
            return validate170.errors = [{ instancePath: instancePath + "/required", keyword: "type", message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.most !== void 0) {
            let data1 = data.most, _errs4 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
              return validate170.errors = [{ instancePath: instancePath + "/most", keyword: "type", message: "must be integer" }], !1;
            if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 2147483647 || isNaN(data1))
                return validate170.errors = [{ instancePath: instancePath + "/most", keyword: "maximum", message: "must be <= 2147483647" }], !1;
              if (data1 < 1 || isNaN(data1))
                return validate170.errors = [{ instancePath: instancePath + "/most", keyword: "minimum", message: "must be >= 1" }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate170.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate170.errors = vErrors, errors === 0;
}
var checks_G20 = validate171, schema88 = { $id: "checks_G20", type: "object", additionalProperties: !1, required: ["units"], properties: { units: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", enum: ["day", "week", "month", "quarter", "year"] } }, required: { type: "boolean" } } };
function validate171(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.units === void 0 && (missing0 = "units"))
        return validate171.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "units" || key0 === "required")) {
            return validate171.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.units !== void 0) {
            let data0 = data.units, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length < 1)
                  return validate171.errors = [{ instancePath: instancePath + "/units", keyword: "minItems", message: "must NOT have fewer than 1 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0], _errs4 = errors;
                    if (typeof data1 != "string")
                      return validate171.errors = [{ instancePath: instancePath + "/units/" + i0, keyword: "type", message: "must be string" }], !1;
                    if (!(data1 === "day" || data1 === "week" || data1 === "month" || data1 === "quarter" || data1 === "year"))
                      return validate171.errors = [{ instancePath: instancePath + "/units/" + i0, keyword: "enum", params: { allowedValues: schema88.properties.units.items.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                  if (valid1) {
                    let i1 = data0.length, j0;
                    if (i1 > 1) {
                      let indices0 = {};
                      for (; i1--; ) {
                        let item0 = data0[i1];
                        if (typeof item0 == "string") {
                          if (typeof indices0[item0] == "number") {
                            return j0 = indices0[item0], validate171.errors = [{ instancePath: instancePath + "/units", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                            break;
                          }
                          indices0[item0] = i1;
                        }
                      }
                    }
                  }
                }
              } else
                return validate171.errors = [{ instancePath: instancePath + "/units", keyword: "type", message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.required !== void 0) {
              let _errs6 = errors;
              if (typeof data.required != "boolean")
                return validate171.errors = [{ instancePath: instancePath + "/required", keyword: "type", message: "must be boolean" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate171.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate171.errors = vErrors, errors === 0;
}
var checks_G25 = validate172;
function validate172(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate172.errors = [{ instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" }], !1;
    } else
      return validate172.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate172.errors = vErrors, errors === 0;
}
var checks_G26 = validate173;
function validate173(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "enrolled" || key0 === "accepted" || key0 === "refused")) {
          return validate173.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.enrolled !== void 0) {
          let data0 = data.enrolled, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func2(data0) > 60)
                return validate173.errors = [{ instancePath: instancePath + "/enrolled", keyword: "maxLength", message: "must NOT have more than 60 characters" }], !1;
              if (func2(data0) < 1)
                return validate173.errors = [{ instancePath: instancePath + "/enrolled", keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
            } else
              return validate173.errors = [{ instancePath: instancePath + "/enrolled", keyword: "type", message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.accepted !== void 0) {
            let data1 = data.accepted, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (func2(data1) > 60)
                  return validate173.errors = [{ instancePath: instancePath + "/accepted", keyword: "maxLength", message: "must NOT have more than 60 characters" }], !1;
                if (func2(data1) < 1)
                  return validate173.errors = [{ instancePath: instancePath + "/accepted", keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate173.errors = [{ instancePath: instancePath + "/accepted", keyword: "type", message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.refused !== void 0) {
              let data2 = data.refused, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data2 == "string") {
                  if (func2(data2) > 60)
                    return validate173.errors = [{ instancePath: instancePath + "/refused", keyword: "maxLength", message: "must NOT have more than 60 characters" }], !1;
                  if (func2(data2) < 1)
                    return validate173.errors = [{ instancePath: instancePath + "/refused", keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate173.errors = [{ instancePath: instancePath + "/refused", keyword: "type", message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate173.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate173.errors = vErrors, errors === 0;
}
var checks_G35 = validate174, schema91 = { $id: "checks_G35", type: "array", uniqueItems: !0, items: { type: "string", enum: ["email", "first_name", "last_name", "address", "address_2", "city", "state", "zip", "country", "phone", "document_number"] } };
function validate174(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (typeof data0 != "string")
          return validate174.errors = [{ instancePath: instancePath + "/" + i0, keyword: "type", message: "must be string" }], !1;
        if (!(data0 === "email" || data0 === "first_name" || data0 === "last_name" || data0 === "address" || data0 === "address_2" || data0 === "city" || data0 === "state" || data0 === "zip" || data0 === "country" || data0 === "phone" || data0 === "document_number"))
          return validate174.errors = [{ instancePath: instancePath + "/" + i0, keyword: "enum", params: { allowedValues: schema91.items.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
      if (valid0) {
        let i1 = data.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                return j0 = indices0[item0], validate174.errors = [{ instancePath, keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else
      return validate174.errors = [{ instancePath, keyword: "type", message: "must be array" }], !1;
  return validate174.errors = vErrors, errors === 0;
}
var checks_G36 = validate175, schema92 = { $id: "checks_G36", anyOf: [{ $ref: "values#/$defs/SuccessStatus" }, { type: "integer", enum: [204] }] };
function validate176(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate176.errors = [{ instancePath, keyword: "type", message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate176.errors = [{ instancePath, keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate176.errors = [{ instancePath, keyword: "maximum", message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate176.errors = [{ instancePath, keyword: "minimum", message: "must be >= 200" }], !1;
  }
  return validate176.errors = vErrors, errors === 0;
}
function validate175(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate176(data, { instancePath }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err0 = { instancePath, keyword: "type", message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data !== 204) {
      let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema92.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate175.errors = vErrors, !1;
  }
  return validate175.errors = vErrors, errors === 0;
}
var checks_G37 = validate178;
function validate179(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate179.errors = [{ instancePath, keyword: "type", message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate179.errors = [{ instancePath, keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate179.errors = [{ instancePath, keyword: "maximum", message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate179.errors = [{ instancePath, keyword: "minimum", message: "must be >= 200" }], !1;
  }
  return validate179.errors = vErrors, errors === 0;
}
function validate178(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate179(data, { instancePath }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length), validate178.errors = vErrors, errors === 0;
}
var checks_G40 = validate181, schema96 = { $id: "checks_G40", anyOf: [{ enum: ["never-paged"] }, { type: "object", additionalProperties: !1, required: ["by"], properties: { by: { enum: ["page", "offset", "cursor", "unknown"] }, names: { type: "object", additionalProperties: !1, properties: { at: { type: "string", minLength: 1 }, size: { type: "string", minLength: 1 } } }, first: { enum: [0, 1] }, size: { type: "integer", minimum: 1, maximum: 1e4 }, can_choose_size: { type: "boolean" }, all_unless_asked: { type: "boolean" }, past_end: { anyOf: [{ enum: ["empty", "first-page", "last-page"] }, { $ref: "values#/$defs/Refusal" }] }, bad_number: { anyOf: [{ enum: ["ignored"] }, { $ref: "values#/$defs/Refusal" }] }, part_status: { type: "integer", enum: [206] }, has_links: { type: "boolean" }, meta: { type: "object", additionalProperties: !0 }, envelope: { type: "object", additionalProperties: !0 }, headers: { type: "object", additionalProperties: { type: "string" } } } }] }, func9 = Object.prototype.hasOwnProperty, schema28 = { anyOf: [{ $ref: "values#/$defs/RefusalStatus" }, { type: "object", additionalProperties: !1, minProperties: 1, properties: { status: { $ref: "values#/$defs/RefusalStatus" }, code: { type: "string", enum: ["SB404", "SB344", "PPMT01", "PPMT02", "PPS01"] }, body: { $ref: "values#/$defs/Body" }, headers: { $ref: "values#/$defs/Headers" } } }] };
function validate31(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, keyword: "maximum", message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, keyword: "minimum", message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err3 = { instancePath, keyword: "type", message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data !== 200) {
      let err4 = { instancePath, keyword: "enum", params: { allowedValues: schema15.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate31.errors = vErrors, !1;
  }
  return validate31.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, keyword: "type", message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate24.errors = vErrors, !1;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type" || key0 === "allow" || key0 === "cache-control" || key0 === "pragma" || key0 === "location")) {
          let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema16.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate34.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate34.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate34.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate34.errors = vErrors, errors === 0;
}
function validate182(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate182.errors = vErrors, !1;
  }
  return validate182.errors = vErrors, errors === 0;
}
function validate181(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "never-paged") {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema96.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.by === void 0 && (missing0 = "by")) {
          let err1 = { instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!func9.call(schema96.anyOf[1].properties, key0)) {
              let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.by !== void 0) {
              let data0 = data.by, _errs5 = errors;
              if (!(data0 === "page" || data0 === "offset" || data0 === "cursor" || data0 === "unknown")) {
                let err3 = { instancePath: instancePath + "/by", keyword: "enum", params: { allowedValues: schema96.anyOf[1].properties.by.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.names !== void 0) {
                let data1 = data.names, _errs6 = errors;
                if (errors === _errs6)
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let _errs8 = errors;
                    for (let key1 in data1)
                      if (!(key1 === "at" || key1 === "size")) {
                        let err4 = { instancePath: instancePath + "/names", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                        break;
                      }
                    if (_errs8 === errors) {
                      if (data1.at !== void 0) {
                        let data2 = data1.at, _errs9 = errors;
                        if (errors === _errs9)
                          if (typeof data2 == "string") {
                            if (func2(data2) < 1) {
                              let err5 = { instancePath: instancePath + "/names/at", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
                              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                            }
                          } else {
                            let err6 = { instancePath: instancePath + "/names/at", keyword: "type", message: "must be string" };
                            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                          }
                        var valid2 = _errs9 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2)
                        if (data1.size !== void 0) {
                          let data3 = data1.size, _errs11 = errors;
                          if (errors === _errs11)
                            if (typeof data3 == "string") {
                              if (func2(data3) < 1) {
                                let err7 = { instancePath: instancePath + "/names/size", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
                                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                              }
                            } else {
                              let err8 = { instancePath: instancePath + "/names/size", keyword: "type", message: "must be string" };
                              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                            }
                          var valid2 = _errs11 === errors;
                        } else
                          var valid2 = !0;
                    }
                  } else {
                    let err9 = { instancePath: instancePath + "/names", keyword: "type", message: "must be object" };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.first !== void 0) {
                  let data4 = data.first, _errs13 = errors;
                  if (!(data4 === 0 || data4 === 1)) {
                    let err10 = { instancePath: instancePath + "/first", keyword: "enum", params: { allowedValues: schema96.anyOf[1].properties.first.enum }, message: "must be equal to one of the allowed values" };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  }
                  var valid1 = _errs13 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.size !== void 0) {
                    let data5 = data.size, _errs14 = errors;
                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                      let err11 = { instancePath: instancePath + "/size", keyword: "type", message: "must be integer" };
                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                    }
                    if (errors === _errs14 && typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 1e4 || isNaN(data5)) {
                        let err12 = { instancePath: instancePath + "/size", keyword: "maximum", message: "must be <= 10000" };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                      } else if (data5 < 1 || isNaN(data5)) {
                        let err13 = { instancePath: instancePath + "/size", keyword: "minimum", message: "must be >= 1" };
                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                      }
                    }
                    var valid1 = _errs14 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.can_choose_size !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.can_choose_size != "boolean") {
                        let err14 = { instancePath: instancePath + "/can_choose_size", keyword: "type", message: "must be boolean" };
                        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                      }
                      var valid1 = _errs16 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data.all_unless_asked !== void 0) {
                        let _errs18 = errors;
                        if (typeof data.all_unless_asked != "boolean") {
                          let err15 = { instancePath: instancePath + "/all_unless_asked", keyword: "type", message: "must be boolean" };
                          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                        }
                        var valid1 = _errs18 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data.past_end !== void 0) {
                          let data8 = data.past_end, _errs20 = errors, _errs21 = errors, valid3 = !1, _errs22 = errors;
                          if (!(data8 === "empty" || data8 === "first-page" || data8 === "last-page")) {
                            let err16 = { instancePath: instancePath + "/past_end", keyword: "enum", params: { allowedValues: schema96.anyOf[1].properties.past_end.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                          }
                          var _valid1 = _errs22 === errors;
                          if (valid3 = valid3 || _valid1, !valid3) {
                            let _errs23 = errors;
                            validate182(data8, { instancePath: instancePath + "/past_end" }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
                            var _valid1 = _errs23 === errors;
                            valid3 = valid3 || _valid1;
                          }
                          if (valid3)
                            errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
                          else {
                            let err17 = { instancePath: instancePath + "/past_end", keyword: "anyOf", message: "must match a schema in anyOf" };
                            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                          }
                          var valid1 = _errs20 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data.bad_number !== void 0) {
                            let data9 = data.bad_number, _errs24 = errors, _errs25 = errors, valid4 = !1, _errs26 = errors;
                            if (data9 !== "ignored") {
                              let err18 = { instancePath: instancePath + "/bad_number", keyword: "enum", params: { allowedValues: schema96.anyOf[1].properties.bad_number.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                            }
                            var _valid2 = _errs26 === errors;
                            if (valid4 = valid4 || _valid2, !valid4) {
                              let _errs27 = errors;
                              validate182(data9, { instancePath: instancePath + "/bad_number" }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
                              var _valid2 = _errs27 === errors;
                              valid4 = valid4 || _valid2;
                            }
                            if (valid4)
                              errors = _errs25, vErrors !== null && (_errs25 ? vErrors.length = _errs25 : vErrors = null);
                            else {
                              let err19 = { instancePath: instancePath + "/bad_number", keyword: "anyOf", message: "must match a schema in anyOf" };
                              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                            }
                            var valid1 = _errs24 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data.part_status !== void 0) {
                              let data10 = data.part_status, _errs28 = errors;
                              if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                                let err20 = { instancePath: instancePath + "/part_status", keyword: "type", message: "must be integer" };
                                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                              }
                              if (data10 !== 206) {
                                let err21 = { instancePath: instancePath + "/part_status", keyword: "enum", params: { allowedValues: schema96.anyOf[1].properties.part_status.enum }, message: "must be equal to one of the allowed values" };
                                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                              }
                              var valid1 = _errs28 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data.has_links !== void 0) {
                                let _errs30 = errors;
                                if (typeof data.has_links != "boolean") {
                                  let err22 = { instancePath: instancePath + "/has_links", keyword: "type", message: "must be boolean" };
                                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                }
                                var valid1 = _errs30 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1) {
                                if (data.meta !== void 0) {
                                  let data12 = data.meta, _errs32 = errors;
                                  if (errors === _errs32 && !(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
                                    let err23 = { instancePath: instancePath + "/meta", keyword: "type", message: "must be object" };
                                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                  }
                                  var valid1 = _errs32 === errors;
                                } else
                                  var valid1 = !0;
                                if (valid1) {
                                  if (data.envelope !== void 0) {
                                    let data13 = data.envelope, _errs35 = errors;
                                    if (errors === _errs35 && !(data13 && typeof data13 == "object" && !Array.isArray(data13))) {
                                      let err24 = { instancePath: instancePath + "/envelope", keyword: "type", message: "must be object" };
                                      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                    }
                                    var valid1 = _errs35 === errors;
                                  } else
                                    var valid1 = !0;
                                  if (valid1)
                                    if (data.headers !== void 0) {
                                      let data14 = data.headers, _errs38 = errors;
                                      if (errors === _errs38)
                                        if (data14 && typeof data14 == "object" && !Array.isArray(data14))
                                          for (let key2 in data14) {
                                            let _errs41 = errors;
                                            if (typeof data14[key2] != "string") {
                                              let err25 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string" };
                                              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                            }
                                            var valid5 = _errs41 === errors;
                                            if (!valid5)
                                              break;
                                          }
                                        else {
                                          let err26 = { instancePath: instancePath + "/headers", keyword: "type", message: "must be object" };
                                          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                        }
                                      var valid1 = _errs38 === errors;
                                    } else
                                      var valid1 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      } else {
        let err27 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err28 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++, validate181.errors = vErrors, !1;
  }
  return validate181.errors = vErrors, errors === 0;
}
var checks_G42 = validate189;
function validate190(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate190.errors = vErrors, !1;
  }
  return validate190.errors = vErrors, errors === 0;
}
function validate189(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate190(data, { instancePath }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length), validate189.errors = vErrors, errors === 0;
}
var checks_G43 = validate196;
function validate197(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate197.errors = vErrors, !1;
  }
  return validate197.errors = vErrors, errors === 0;
}
function validate196(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate197(data, { instancePath }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.customer === void 0 && (missing0 = "customer") || data.subscription === void 0 && (missing0 = "subscription")) {
          let err0 = { instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "customer" || key0 === "subscription")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.customer !== void 0) {
              let _errs5 = errors;
              validate197(data.customer, { instancePath: instancePath + "/customer" }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1)
              if (data.subscription !== void 0) {
                let _errs6 = errors;
                validate197(data.subscription, { instancePath: instancePath + "/subscription" }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length);
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
          }
        }
      } else {
        let err2 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate196.errors = vErrors, !1;
  }
  return validate196.errors = vErrors, errors === 0;
}
var checks_G45 = validate205, schema102 = { $id: "checks_G45", anyOf: [{ enum: ["customer-id-wins", "attributes-win"] }, { $ref: "values#/$defs/Refusal" }] };
function validate206(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate206.errors = vErrors, !1;
  }
  return validate206.errors = vErrors, errors === 0;
}
function validate205(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "customer-id-wins" || data === "attributes-win")) {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema102.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate206(data, { instancePath }) || (vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate205.errors = vErrors, !1;
  }
  return validate205.errors = vErrors, errors === 0;
}
var checks_G50 = validate212, schema104 = { $id: "checks_G50", anyOf: [{ $ref: "values#/$defs/Refusal" }, { type: "object", additionalProperties: !1, required: ["order", "item"], properties: { order: { anyOf: [{ enum: ["left-out"] }, { $ref: "values#/$defs/Refusal" }] }, item: { $ref: "values#/$defs/Refusal" } } }] };
function validate213(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate213.errors = vErrors, !1;
  }
  return validate213.errors = vErrors, errors === 0;
}
function validate212(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate213(data, { instancePath }) || (vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.order === void 0 && (missing0 = "order") || data.item === void 0 && (missing0 = "item")) {
          let err0 = { instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "order" || key0 === "item")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.order !== void 0) {
              let data0 = data.order, _errs5 = errors, _errs6 = errors, valid2 = !1, _errs7 = errors;
              if (data0 !== "left-out") {
                let err2 = { instancePath: instancePath + "/order", keyword: "enum", params: { allowedValues: schema104.anyOf[1].properties.order.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
              var _valid1 = _errs7 === errors;
              if (valid2 = valid2 || _valid1, !valid2) {
                let _errs8 = errors;
                validate213(data0, { instancePath: instancePath + "/order" }) || (vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors), errors = vErrors.length);
                var _valid1 = _errs8 === errors;
                valid2 = valid2 || _valid1;
              }
              if (valid2)
                errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
              else {
                let err3 = { instancePath: instancePath + "/order", keyword: "anyOf", message: "must match a schema in anyOf" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1)
              if (data.item !== void 0) {
                let _errs9 = errors;
                validate213(data.item, { instancePath: instancePath + "/item" }) || (vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors), errors = vErrors.length);
                var valid1 = _errs9 === errors;
              } else
                var valid1 = !0;
          }
        }
      } else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate212.errors = vErrors, !1;
  }
  return validate212.errors = vErrors, errors === 0;
}
var checks_G51 = validate221, schema106 = { $id: "checks_G51", type: "object", additionalProperties: !1, required: ["create", "add"], properties: { create: { enum: ["separate", "merged", "refused"] }, add: { enum: ["separate", "merged", "refused"] } } };
function validate221(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.create === void 0 && (missing0 = "create") || data.add === void 0 && (missing0 = "add"))
        return validate221.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "create" || key0 === "add")) {
            return validate221.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.create !== void 0) {
            let data0 = data.create, _errs2 = errors;
            if (!(data0 === "separate" || data0 === "merged" || data0 === "refused"))
              return validate221.errors = [{ instancePath: instancePath + "/create", keyword: "enum", params: { allowedValues: schema106.properties.create.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.add !== void 0) {
              let data1 = data.add, _errs3 = errors;
              if (!(data1 === "separate" || data1 === "merged" || data1 === "refused"))
                return validate221.errors = [{ instancePath: instancePath + "/add", keyword: "enum", params: { allowedValues: schema106.properties.add.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate221.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate221.errors = vErrors, errors === 0;
}
var checks_G52 = validate222, schema107 = { $id: "checks_G52", type: "object", additionalProperties: !1, properties: { required: { type: "boolean" }, least: { type: "integer", enum: [0, 1] }, most: { type: "integer", minimum: 1, maximum: 2147483647 } } };
function validate222(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "required" || key0 === "least" || key0 === "most")) {
          return validate222.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.required !== void 0) {
          let _errs2 = errors;
          if (typeof data.required != "boolean")
            return validate222.errors = [{ instancePath: instancePath + "/required", keyword: "type", message: "must be boolean" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.least !== void 0) {
            let data1 = data.least, _errs4 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
              return validate222.errors = [{ instancePath: instancePath + "/least", keyword: "type", message: "must be integer" }], !1;
            if (!(data1 === 0 || data1 === 1))
              return validate222.errors = [{ instancePath: instancePath + "/least", keyword: "enum", params: { allowedValues: schema107.properties.least.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.most !== void 0) {
              let data2 = data.most, _errs6 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate222.errors = [{ instancePath: instancePath + "/most", keyword: "type", message: "must be integer" }], !1;
              if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 2147483647 || isNaN(data2))
                  return validate222.errors = [{ instancePath: instancePath + "/most", keyword: "maximum", message: "must be <= 2147483647" }], !1;
                if (data2 < 1 || isNaN(data2))
                  return validate222.errors = [{ instancePath: instancePath + "/most", keyword: "minimum", message: "must be >= 1" }], !1;
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate222.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate222.errors = vErrors, errors === 0;
}
var checks_G53 = validate223, schema108 = { $id: "checks_G53", anyOf: [{ enum: ["ignored"] }, { $ref: "values#/$defs/Refusal" }] };
function validate224(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate224.errors = vErrors, !1;
  }
  return validate224.errors = vErrors, errors === 0;
}
function validate223(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "ignored") {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema108.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate224(data, { instancePath }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate223.errors = vErrors, !1;
  }
  return validate223.errors = vErrors, errors === 0;
}
var checks_G56 = validate230, schema110 = { $id: "checks_G56", anyOf: [{ enum: ["allowed"] }, { $ref: "values#/$defs/Refusal" }] };
function validate231(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate231.errors = vErrors, !1;
  }
  return validate231.errors = vErrors, errors === 0;
}
function validate230(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "allowed") {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema110.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate231(data, { instancePath }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate230.errors = vErrors, !1;
  }
  return validate230.errors = vErrors, errors === 0;
}
var checks_G57 = validate237, schema112 = { $id: "checks_G57", type: "object", additionalProperties: !1, required: ["order"], properties: { order: { type: "array", items: { type: "string", enum: ["customer", "type", "id", "subscription", "taken"] }, minItems: 5, maxItems: 5, uniqueItems: !0 }, joined: { type: "string", minLength: 1 } } };
function validate237(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.order === void 0 && (missing0 = "order"))
        return validate237.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "order" || key0 === "joined")) {
            return validate237.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.order !== void 0) {
            let data0 = data.order, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 5)
                  return validate237.errors = [{ instancePath: instancePath + "/order", keyword: "maxItems", message: "must NOT have more than 5 items" }], !1;
                if (data0.length < 5)
                  return validate237.errors = [{ instancePath: instancePath + "/order", keyword: "minItems", message: "must NOT have fewer than 5 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0], _errs4 = errors;
                    if (typeof data1 != "string")
                      return validate237.errors = [{ instancePath: instancePath + "/order/" + i0, keyword: "type", message: "must be string" }], !1;
                    if (!(data1 === "customer" || data1 === "type" || data1 === "id" || data1 === "subscription" || data1 === "taken"))
                      return validate237.errors = [{ instancePath: instancePath + "/order/" + i0, keyword: "enum", params: { allowedValues: schema112.properties.order.items.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                  if (valid1) {
                    let i1 = data0.length, j0;
                    if (i1 > 1) {
                      let indices0 = {};
                      for (; i1--; ) {
                        let item0 = data0[i1];
                        if (typeof item0 == "string") {
                          if (typeof indices0[item0] == "number") {
                            return j0 = indices0[item0], validate237.errors = [{ instancePath: instancePath + "/order", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                            break;
                          }
                          indices0[item0] = i1;
                        }
                      }
                    }
                  }
                }
              } else
                return validate237.errors = [{ instancePath: instancePath + "/order", keyword: "type", message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.joined !== void 0) {
              let data2 = data.joined, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data2 == "string") {
                  if (func2(data2) < 1)
                    return validate237.errors = [{ instancePath: instancePath + "/joined", keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate237.errors = [{ instancePath: instancePath + "/joined", keyword: "type", message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate237.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate237.errors = vErrors, errors === 0;
}
var checks_G59 = validate238, schema113 = { $id: "checks_G59", anyOf: [{ enum: ["accepted"] }, { $ref: "values#/$defs/Refusal" }] };
function validate239(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate239.errors = vErrors, !1;
  }
  return validate239.errors = vErrors, errors === 0;
}
function validate238(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "accepted") {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema113.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate239(data, { instancePath }) || (vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate238.errors = vErrors, !1;
  }
  return validate238.errors = vErrors, errors === 0;
}
var checks_G66 = validate245, schema115 = { $id: "checks_G66", type: "object", additionalProperties: !1, required: ["path", "method"], properties: { path: { type: "string", pattern: "^/[^?#{}]*$" }, method: { enum: ["POST", "GET"] } } }, pattern1 = new RegExp("^/[^?#{}]*$", "u");
function validate245(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.method === void 0 && (missing0 = "method"))
        return validate245.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "path" || key0 === "method")) {
            return validate245.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.path !== void 0) {
            let data0 = data.path, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern1.test(data0))
                  return validate245.errors = [{ instancePath: instancePath + "/path", keyword: "pattern", message: 'must match pattern "^/[^?#{}]*$"' }], !1;
              } else
                return validate245.errors = [{ instancePath: instancePath + "/path", keyword: "type", message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.method !== void 0) {
              let data1 = data.method, _errs4 = errors;
              if (!(data1 === "POST" || data1 === "GET"))
                return validate245.errors = [{ instancePath: instancePath + "/method", keyword: "enum", params: { allowedValues: schema115.properties.method.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate245.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate245.errors = vErrors, errors === 0;
}
var checks_G67 = validate246, schema116 = { $id: "checks_G67", type: "object", additionalProperties: !1, minProperties: 1, properties: { in: { type: "array", minItems: 1, uniqueItems: !0, items: { enum: ["form", "json", "query"] } }, names: { type: "object", propertyNames: { enum: ["grant_type", "client_id", "client_secret", "site", "scope"] }, additionalProperties: { type: "string", minLength: 1 } } } }, func0 = require_equal().default;
function validate246(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate246.errors = [{ instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "in" || key0 === "names")) {
            return validate246.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.in !== void 0) {
            let data0 = data.in, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length < 1)
                  return validate246.errors = [{ instancePath: instancePath + "/in", keyword: "minItems", message: "must NOT have fewer than 1 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0], _errs4 = errors;
                    if (!(data1 === "form" || data1 === "json" || data1 === "query"))
                      return validate246.errors = [{ instancePath: instancePath + "/in/" + i0, keyword: "enum", params: { allowedValues: schema116.properties.in.items.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                  if (valid1) {
                    let i1 = data0.length, j0;
                    if (i1 > 1) {
                      outer0:
                        for (; i1--; )
                          for (j0 = i1; j0--; )
                            if (func0(data0[i1], data0[j0])) {
                              return validate246.errors = [{ instancePath: instancePath + "/in", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                              break outer0;
                            }
                    }
                  }
                }
              } else
                return validate246.errors = [{ instancePath: instancePath + "/in", keyword: "type", message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.names !== void 0) {
              let data2 = data.names, _errs5 = errors;
              if (errors === _errs5)
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  for (let key1 in data2) {
                    let _errs7 = errors;
                    if (!(key1 === "grant_type" || key1 === "client_id" || key1 === "client_secret" || key1 === "site" || key1 === "scope")) {
                      let err0 = { instancePath: instancePath + "/names", keyword: "enum", params: { allowedValues: schema116.properties.names.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key1 };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    }
                    var valid3 = _errs7 === errors;
                    if (!valid3) {
                      let err1 = { instancePath: instancePath + "/names", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
                      return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate246.errors = vErrors, !1;
                      break;
                    }
                  }
                  if (valid3)
                    for (let key2 in data2) {
                      let data3 = data2[key2], _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data3 == "string") {
                          if (func2(data3) < 1)
                            return validate246.errors = [{ instancePath: instancePath + "/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate246.errors = [{ instancePath: instancePath + "/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string" }], !1;
                      var valid4 = _errs9 === errors;
                      if (!valid4)
                        break;
                    }
                } else
                  return validate246.errors = [{ instancePath: instancePath + "/names", keyword: "type", message: "must be object" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate246.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate246.errors = vErrors, errors === 0;
}
var checks_G68 = validate247;
function validate248(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, keyword: "maximum", message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, keyword: "minimum", message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", keyword: "type", message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", keyword: "maximum", message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", keyword: "minimum", message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.body !== void 0) {
                let _errs8 = errors;
                validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data.headers !== void 0) {
                  let _errs9 = errors;
                  validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
            }
          }
        }
      } else {
        let err8 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate248.errors = vErrors, !1;
  }
  return validate248.errors = vErrors, errors === 0;
}
function validate247(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate248(data, { instancePath }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length), validate247.errors = vErrors, errors === 0;
}
var checks_G69 = validate252, schema119 = { $id: "checks_G69", anyOf: [{ enum: ["from-address"] }, { $ref: "values#/$defs/TokenRefusal" }] };
function validate253(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, keyword: "maximum", message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, keyword: "minimum", message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", keyword: "type", message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", keyword: "maximum", message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", keyword: "minimum", message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.body !== void 0) {
                let _errs8 = errors;
                validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data.headers !== void 0) {
                  let _errs9 = errors;
                  validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
            }
          }
        }
      } else {
        let err8 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate253.errors = vErrors, !1;
  }
  return validate253.errors = vErrors, errors === 0;
}
function validate252(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "from-address") {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema119.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate253(data, { instancePath }) || (vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate252.errors = vErrors, !1;
  }
  return validate252.errors = vErrors, errors === 0;
}
var checks_G71 = validate257, schema121 = { $id: "checks_G71", type: "object", additionalProperties: !1, required: ["missing", "commas", "unknown", "alone"], properties: { missing: { $ref: "values#/$defs/ScopeAnswer" }, commas: { $ref: "values#/$defs/TokenRefusal" }, unknown: { anyOf: [{ enum: ["dropped"] }, { $ref: "values#/$defs/TokenRefusal" }] }, alone: { $ref: "values#/$defs/ScopeAnswer" } } }, schema49 = { anyOf: [{ enum: ["granted"] }, { $ref: "values#/$defs/TokenRefusal" }] };
function validate89(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, keyword: "maximum", message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, keyword: "minimum", message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", keyword: "type", message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", keyword: "maximum", message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", keyword: "minimum", message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.body !== void 0) {
                let _errs8 = errors;
                validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data.headers !== void 0) {
                  let _errs9 = errors;
                  validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
            }
          }
        }
      } else {
        let err8 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate89.errors = vErrors, !1;
  }
  return validate89.errors = vErrors, errors === 0;
}
function validate258(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "granted") {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema49.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate89(data, { instancePath }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate258.errors = vErrors, !1;
  }
  return validate258.errors = vErrors, errors === 0;
}
function validate261(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, keyword: "maximum", message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, keyword: "minimum", message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", keyword: "type", message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", keyword: "maximum", message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", keyword: "minimum", message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.body !== void 0) {
                let _errs8 = errors;
                validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data.headers !== void 0) {
                  let _errs9 = errors;
                  validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
            }
          }
        }
      } else {
        let err8 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate261.errors = vErrors, !1;
  }
  return validate261.errors = vErrors, errors === 0;
}
function validate257(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.missing === void 0 && (missing0 = "missing") || data.commas === void 0 && (missing0 = "commas") || data.unknown === void 0 && (missing0 = "unknown") || data.alone === void 0 && (missing0 = "alone"))
        return validate257.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "missing" || key0 === "commas" || key0 === "unknown" || key0 === "alone")) {
            return validate257.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.missing !== void 0) {
            let _errs2 = errors;
            validate258(data.missing, { instancePath: instancePath + "/missing" }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.commas !== void 0) {
              let _errs3 = errors;
              validate261(data.commas, { instancePath: instancePath + "/commas" }) || (vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.unknown !== void 0) {
                let data2 = data.unknown, _errs4 = errors, _errs5 = errors, valid1 = !1, _errs6 = errors;
                if (data2 !== "dropped") {
                  let err0 = { instancePath: instancePath + "/unknown", keyword: "enum", params: { allowedValues: schema121.properties.unknown.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
                var _valid0 = _errs6 === errors;
                if (valid1 = valid1 || _valid0, !valid1) {
                  let _errs7 = errors;
                  validate261(data2, { instancePath: instancePath + "/unknown" }) || (vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors), errors = vErrors.length);
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (valid1)
                  errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
                else {
                  let err1 = { instancePath: instancePath + "/unknown", keyword: "anyOf", message: "must match a schema in anyOf" };
                  return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate257.errors = vErrors, !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.alone !== void 0) {
                  let _errs8 = errors;
                  validate258(data.alone, { instancePath: instancePath + "/alone" }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate257.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate257.errors = vErrors, errors === 0;
}
var checks_G74 = validate267, schema124 = { $id: "checks_G74", type: "object", additionalProperties: !1, properties: { keys: { type: "object", additionalProperties: !0 }, headers: { $ref: "values#/$defs/Headers" }, scopes: { enum: ["specified", "sorted", "reversed"] } } };
function validate268(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type" || key0 === "allow" || key0 === "cache-control" || key0 === "pragma" || key0 === "location")) {
          let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema16.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate268.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate268.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate268.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate268.errors = vErrors, errors === 0;
}
function validate267(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "keys" || key0 === "headers" || key0 === "scopes")) {
          return validate267.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.keys !== void 0) {
          let data0 = data.keys, _errs2 = errors;
          if (errors === _errs2 && !(data0 && typeof data0 == "object" && !Array.isArray(data0)))
            return validate267.errors = [{ instancePath: instancePath + "/keys", keyword: "type", message: "must be object" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.headers !== void 0) {
            let _errs5 = errors;
            validate268(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.scopes !== void 0) {
              let data2 = data.scopes, _errs6 = errors;
              if (!(data2 === "specified" || data2 === "sorted" || data2 === "reversed"))
                return validate267.errors = [{ instancePath: instancePath + "/scopes", keyword: "enum", params: { allowedValues: schema124.properties.scopes.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate267.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate267.errors = vErrors, errors === 0;
}
var checks_G75 = validate270;
function validate271(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, keyword: "type", message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate271.errors = vErrors, !1;
  }
  return validate271.errors = vErrors, errors === 0;
}
function validate273(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type" || key0 === "allow" || key0 === "cache-control" || key0 === "pragma" || key0 === "location")) {
          let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema16.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate273.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate273.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate273.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate273.errors = vErrors, errors === 0;
}
function validate270(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body"))
        return validate270.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "headers")) {
            return validate270.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let _errs2 = errors;
            validate271(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.headers !== void 0) {
              let _errs3 = errors;
              validate273(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate270.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate270.errors = vErrors, errors === 0;
}
var checks_G77 = validate275, schema129 = { $id: "checks_G77", anyOf: [{ enum: ["not-enforced"] }, { $ref: "values#/$defs/Refusal" }] };
function validate276(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate276.errors = vErrors, !1;
  }
  return validate276.errors = vErrors, errors === 0;
}
function validate275(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "not-enforced") {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema129.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate276(data, { instancePath }) || (vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate275.errors = vErrors, !1;
  }
  return validate275.errors = vErrors, errors === 0;
}
var checks_G90 = validate282;
function validate283(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, keyword: "maximum", message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, keyword: "minimum", message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err3 = { instancePath, keyword: "type", message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data !== 200) {
      let err4 = { instancePath, keyword: "enum", params: { allowedValues: schema15.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate283.errors = vErrors, !1;
  }
  return validate283.errors = vErrors, errors === 0;
}
function validate282(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "SB404" || key0 === "SB344" || key0 === "PPMT01" || key0 === "PPMT02" || key0 === "PPS01")) {
          return validate282.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.SB404 !== void 0) {
          let _errs2 = errors;
          validate283(data.SB404, { instancePath: instancePath + "/SB404" }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.SB344 !== void 0) {
            let _errs3 = errors;
            validate283(data.SB344, { instancePath: instancePath + "/SB344" }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.PPMT01 !== void 0) {
              let _errs4 = errors;
              validate283(data.PPMT01, { instancePath: instancePath + "/PPMT01" }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.PPMT02 !== void 0) {
                let _errs5 = errors;
                validate283(data.PPMT02, { instancePath: instancePath + "/PPMT02" }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.PPS01 !== void 0) {
                  let _errs6 = errors;
                  validate283(data.PPS01, { instancePath: instancePath + "/PPS01" }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length);
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate282.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate282.errors = vErrors, errors === 0;
}
var checks_G91 = validate289, schema133 = { $id: "checks_G91", anyOf: [{ enum: ["all-joined"] }, { $ref: "values#/$defs/Refusal" }] };
function validate290(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate290.errors = vErrors, !1;
  }
  return validate290.errors = vErrors, errors === 0;
}
function validate289(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "all-joined") {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema133.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate290(data, { instancePath }) || (vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate289.errors = vErrors, !1;
  }
  return validate289.errors = vErrors, errors === 0;
}
var checks_G92 = validate296, schema135 = { $id: "checks_G92", anyOf: [{ $ref: "values#/$defs/Refusal" }, { type: "object", additionalProperties: !1, required: ["malformed", "not_object"], properties: { malformed: { $ref: "values#/$defs/Refusal" }, not_object: { anyOf: [{ enum: ["as-empty"] }, { $ref: "values#/$defs/Refusal" }] } } }] };
function validate297(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate297.errors = vErrors, !1;
  }
  return validate297.errors = vErrors, errors === 0;
}
function validate296(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate297(data, { instancePath }) || (vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.malformed === void 0 && (missing0 = "malformed") || data.not_object === void 0 && (missing0 = "not_object")) {
          let err0 = { instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "malformed" || key0 === "not_object")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.malformed !== void 0) {
              let _errs5 = errors;
              validate297(data.malformed, { instancePath: instancePath + "/malformed" }) || (vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1)
              if (data.not_object !== void 0) {
                let data1 = data.not_object, _errs6 = errors, _errs7 = errors, valid2 = !1, _errs8 = errors;
                if (data1 !== "as-empty") {
                  let err2 = { instancePath: instancePath + "/not_object", keyword: "enum", params: { allowedValues: schema135.anyOf[1].properties.not_object.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                var _valid1 = _errs8 === errors;
                if (valid2 = valid2 || _valid1, !valid2) {
                  let _errs9 = errors;
                  validate297(data1, { instancePath: instancePath + "/not_object" }) || (vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors), errors = vErrors.length);
                  var _valid1 = _errs9 === errors;
                  valid2 = valid2 || _valid1;
                }
                if (valid2)
                  errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
                else {
                  let err3 = { instancePath: instancePath + "/not_object", keyword: "anyOf", message: "must match a schema in anyOf" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
          }
        }
      } else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate296.errors = vErrors, !1;
  }
  return validate296.errors = vErrors, errors === 0;
}
var checks_G93 = validate305, schema137 = { $id: "checks_G93", anyOf: [{ enum: ["parsed-anyway", "body-ignored"] }, { $ref: "values#/$defs/Refusal" }] };
function validate306(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate306.errors = vErrors, !1;
  }
  return validate306.errors = vErrors, errors === 0;
}
function validate305(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "parsed-anyway" || data === "body-ignored")) {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema137.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate306(data, { instancePath }) || (vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate305.errors = vErrors, !1;
  }
  return validate305.errors = vErrors, errors === 0;
}
var checks_G94 = validate312;
var schema58 = { anyOf: [{ $ref: "values#/$defs/Refusal" }, { type: "integer", enum: [501] }, { type: "object", additionalProperties: !1, required: ["status"], properties: { status: { type: "integer", enum: [200, 301, 302, 303, 307, 308, 501] }, body: { $ref: "values#/$defs/Body" }, headers: { $ref: "values#/$defs/Headers" } } }] };
function validate50(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate31(data, { instancePath }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate31(data.status, { instancePath: instancePath + "/status" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", keyword: "enum", params: { allowedValues: schema28.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate50.errors = vErrors, !1;
  }
  return validate50.errors = vErrors, errors === 0;
}
function validate313(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate50(data, { instancePath }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err0 = { instancePath, keyword: "type", message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data !== 501) {
      let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema58.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs4 = errors;
      if (errors === _errs4)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if (data.status === void 0 && (missing0 = "status")) {
            let err2 = { instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          } else {
            let _errs6 = errors;
            for (let key0 in data)
              if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
                let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                break;
              }
            if (_errs6 === errors) {
              if (data.status !== void 0) {
                let data0 = data.status, _errs7 = errors;
                if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                  let err4 = { instancePath: instancePath + "/status", keyword: "type", message: "must be integer" };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
                if (!(data0 === 200 || data0 === 301 || data0 === 302 || data0 === 303 || data0 === 307 || data0 === 308 || data0 === 501)) {
                  let err5 = { instancePath: instancePath + "/status", keyword: "enum", params: { allowedValues: schema58.anyOf[2].properties.status.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
                var valid1 = _errs7 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs9 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body" }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs10 = errors;
                    validate34(data.headers, { instancePath: instancePath + "/headers" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid1 = _errs10 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        } else {
          let err6 = { instancePath, keyword: "type", message: "must be object" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err7 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate313.errors = vErrors, !1;
  }
  return validate313.errors = vErrors, errors === 0;
}
function validate312(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.method === void 0 && (missing0 = "method"))
        return validate312.errors = [{ instancePath, keyword: "required", message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "path" || key0 === "method")) {
            return validate312.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.path !== void 0) {
            let _errs2 = errors;
            validate313(data.path, { instancePath: instancePath + "/path" }) || (vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.method !== void 0) {
              let _errs3 = errors;
              validate313(data.method, { instancePath: instancePath + "/method" }) || (vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate312.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate312.errors = vErrors, errors === 0;
}
var checks_G100 = validate319, schema141 = { $id: "checks_G100", type: "object", additionalProperties: !1, properties: { origins: { type: "string", enum: ["any"] }, final_slash: { enum: ["unknown", 301, 302, 307, 308] } } };
function validate319(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "origins" || key0 === "final_slash")) {
          return validate319.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.origins !== void 0) {
          let data0 = data.origins, _errs2 = errors;
          if (typeof data0 != "string")
            return validate319.errors = [{ instancePath: instancePath + "/origins", keyword: "type", message: "must be string" }], !1;
          if (data0 !== "any")
            return validate319.errors = [{ instancePath: instancePath + "/origins", keyword: "enum", params: { allowedValues: schema141.properties.origins.enum }, message: "must be equal to one of the allowed values" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.final_slash !== void 0) {
            let data1 = data.final_slash, _errs4 = errors;
            if (!(data1 === "unknown" || data1 === 301 || data1 === 302 || data1 === 307 || data1 === 308))
              return validate319.errors = [{ instancePath: instancePath + "/final_slash", keyword: "enum", params: { allowedValues: schema141.properties.final_slash.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate319.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate319.errors = vErrors, errors === 0;
}
var checks_G101 = validate320, schema142 = { $id: "checks_G101", anyOf: [{ enum: ["record", "empty"] }, { type: "null" }, { type: "object", additionalProperties: !0 }] };
function validate320(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "record" || data === "empty")) {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema142.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (data !== null) {
      let err1 = { instancePath, keyword: "type", message: "must be null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs4 = errors;
      if (errors === _errs4 && !(data && typeof data == "object" && !Array.isArray(data))) {
        let err2 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate320.errors = vErrors, !1;
  }
  return validate320.errors = vErrors, errors === 0;
}
var checks_G102 = validate321, schema143 = { $id: "checks_G102", anyOf: [{ enum: ["record", "empty", "{subscription}"] }, { type: "null" }, { type: "object", additionalProperties: !0 }] };
function validate321(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "record" || data === "empty" || data === "{subscription}")) {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema143.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (data !== null) {
      let err1 = { instancePath, keyword: "type", message: "must be null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs4 = errors;
      if (errors === _errs4 && !(data && typeof data == "object" && !Array.isArray(data))) {
        let err2 = { instancePath, keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate321.errors = vErrors, !1;
  }
  return validate321.errors = vErrors, errors === 0;
}
var checks_G110 = validate322, schema144 = { $id: "checks_G110", type: "object", additionalProperties: !1, properties: { spaces: { enum: ["ends", "repeated", "single"] }, unicode: { enum: ["NFD"] }, email: { enum: ["lower-case"] }, codes: { enum: ["upper-case", "lower-case"] }, state: { enum: ["with-country"] }, texts: { enum: ["upper-case", "lower-case", "title-case"] }, phone: { enum: ["with-prefix", "without-prefix"] } } };
function validate322(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "spaces" || key0 === "unicode" || key0 === "email" || key0 === "codes" || key0 === "state" || key0 === "texts" || key0 === "phone")) {
          return validate322.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.spaces !== void 0) {
          let data0 = data.spaces, _errs2 = errors;
          if (!(data0 === "ends" || data0 === "repeated" || data0 === "single"))
            return validate322.errors = [{ instancePath: instancePath + "/spaces", keyword: "enum", params: { allowedValues: schema144.properties.spaces.enum }, message: "must be equal to one of the allowed values" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.unicode !== void 0) {
            let _errs3 = errors;
            if (data.unicode !== "NFD")
              return validate322.errors = [{ instancePath: instancePath + "/unicode", keyword: "enum", params: { allowedValues: schema144.properties.unicode.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs4 = errors;
              if (data.email !== "lower-case")
                return validate322.errors = [{ instancePath: instancePath + "/email", keyword: "enum", params: { allowedValues: schema144.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.codes !== void 0) {
                let data3 = data.codes, _errs5 = errors;
                if (!(data3 === "upper-case" || data3 === "lower-case"))
                  return validate322.errors = [{ instancePath: instancePath + "/codes", keyword: "enum", params: { allowedValues: schema144.properties.codes.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state !== void 0) {
                  let _errs6 = errors;
                  if (data.state !== "with-country")
                    return validate322.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema144.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.texts !== void 0) {
                    let data5 = data.texts, _errs7 = errors;
                    if (!(data5 === "upper-case" || data5 === "lower-case" || data5 === "title-case"))
                      return validate322.errors = [{ instancePath: instancePath + "/texts", keyword: "enum", params: { allowedValues: schema144.properties.texts.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.phone !== void 0) {
                      let data6 = data.phone, _errs8 = errors;
                      if (!(data6 === "with-prefix" || data6 === "without-prefix"))
                        return validate322.errors = [{ instancePath: instancePath + "/phone", keyword: "enum", params: { allowedValues: schema144.properties.phone.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate322.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate322.errors = vErrors, errors === 0;
}
var checks_G112 = validate323;
function validate323(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "writes" || key0 === "lists" || key0 === "reads")) {
          return validate323.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.writes !== void 0) {
          let data0 = data.writes, _errs2 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
            return validate323.errors = [{ instancePath: instancePath + "/writes", keyword: "type", message: "must be integer" }], !1;
          if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 20 || isNaN(data0))
              return validate323.errors = [{ instancePath: instancePath + "/writes", keyword: "maximum", message: "must be <= 20" }], !1;
            if (data0 < 0 || isNaN(data0))
              return validate323.errors = [{ instancePath: instancePath + "/writes", keyword: "minimum", message: "must be >= 0" }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.lists !== void 0) {
            let data1 = data.lists, _errs4 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
              return validate323.errors = [{ instancePath: instancePath + "/lists", keyword: "type", message: "must be integer" }], !1;
            if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 20 || isNaN(data1))
                return validate323.errors = [{ instancePath: instancePath + "/lists", keyword: "maximum", message: "must be <= 20" }], !1;
              if (data1 < 0 || isNaN(data1))
                return validate323.errors = [{ instancePath: instancePath + "/lists", keyword: "minimum", message: "must be >= 0" }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.reads !== void 0) {
              let data2 = data.reads, _errs6 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate323.errors = [{ instancePath: instancePath + "/reads", keyword: "type", message: "must be integer" }], !1;
              if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 20 || isNaN(data2))
                  return validate323.errors = [{ instancePath: instancePath + "/reads", keyword: "maximum", message: "must be <= 20" }], !1;
                if (data2 < 0 || isNaN(data2))
                  return validate323.errors = [{ instancePath: instancePath + "/reads", keyword: "minimum", message: "must be >= 0" }], !1;
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate323.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate323.errors = vErrors, errors === 0;
}
var checks_G119 = validate324, schema146 = { $id: "checks_G119", type: "object", additionalProperties: !1, properties: { envelope: { type: "object", additionalProperties: !0 }, meta: { type: "object", additionalProperties: !0 }, customer: { type: "object", additionalProperties: !0 }, customer_read: { type: "object", additionalProperties: !0 }, subscription: { type: "object", additionalProperties: !0 }, subscription_read: { type: "object", additionalProperties: !0 }, item: { type: "object", additionalProperties: !0 }, product: { type: "object", additionalProperties: !0 }, price_point: { type: "object", additionalProperties: !0 } } };
function validate324(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func9.call(schema146.properties, key0)) {
          return validate324.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.envelope !== void 0) {
          let data0 = data.envelope, _errs2 = errors;
          if (errors === _errs2 && !(data0 && typeof data0 == "object" && !Array.isArray(data0)))
            return validate324.errors = [{ instancePath: instancePath + "/envelope", keyword: "type", message: "must be object" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.meta !== void 0) {
            let data1 = data.meta, _errs5 = errors;
            if (errors === _errs5 && !(data1 && typeof data1 == "object" && !Array.isArray(data1)))
              return validate324.errors = [{ instancePath: instancePath + "/meta", keyword: "type", message: "must be object" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer !== void 0) {
              let data2 = data.customer, _errs8 = errors;
              if (errors === _errs8 && !(data2 && typeof data2 == "object" && !Array.isArray(data2)))
                return validate324.errors = [{ instancePath: instancePath + "/customer", keyword: "type", message: "must be object" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.customer_read !== void 0) {
                let data3 = data.customer_read, _errs11 = errors;
                if (errors === _errs11 && !(data3 && typeof data3 == "object" && !Array.isArray(data3)))
                  return validate324.errors = [{ instancePath: instancePath + "/customer_read", keyword: "type", message: "must be object" }], !1;
                var valid0 = _errs11 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.subscription !== void 0) {
                  let data4 = data.subscription, _errs14 = errors;
                  if (errors === _errs14 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                    return validate324.errors = [{ instancePath: instancePath + "/subscription", keyword: "type", message: "must be object" }], !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subscription_read !== void 0) {
                    let data5 = data.subscription_read, _errs17 = errors;
                    if (errors === _errs17 && !(data5 && typeof data5 == "object" && !Array.isArray(data5)))
                      return validate324.errors = [{ instancePath: instancePath + "/subscription_read", keyword: "type", message: "must be object" }], !1;
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.item !== void 0) {
                      let data6 = data.item, _errs20 = errors;
                      if (errors === _errs20 && !(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                        return validate324.errors = [{ instancePath: instancePath + "/item", keyword: "type", message: "must be object" }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.product !== void 0) {
                        let data7 = data.product, _errs23 = errors;
                        if (errors === _errs23 && !(data7 && typeof data7 == "object" && !Array.isArray(data7)))
                          return validate324.errors = [{ instancePath: instancePath + "/product", keyword: "type", message: "must be object" }], !1;
                        var valid0 = _errs23 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.price_point !== void 0) {
                          let data8 = data.price_point, _errs26 = errors;
                          if (errors === _errs26 && !(data8 && typeof data8 == "object" && !Array.isArray(data8)))
                            return validate324.errors = [{ instancePath: instancePath + "/price_point", keyword: "type", message: "must be object" }], !1;
                          var valid0 = _errs26 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate324.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate324.errors = vErrors, errors === 0;
}
var checks_G122 = validate325;
function validate325(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "createCustomer" || key0 === "createSubscription" || key0 === "addItem" || key0 === "createPaymentProfile")) {
          return validate325.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.createCustomer !== void 0) {
          let data0 = data.createCustomer, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (func2(data0) < 1)
                return validate325.errors = [{ instancePath: instancePath + "/createCustomer", keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
            } else
              return validate325.errors = [{ instancePath: instancePath + "/createCustomer", keyword: "type", message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.createSubscription !== void 0) {
            let data1 = data.createSubscription, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data1 == "string") {
                if (func2(data1) < 1)
                  return validate325.errors = [{ instancePath: instancePath + "/createSubscription", keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate325.errors = [{ instancePath: instancePath + "/createSubscription", keyword: "type", message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.addItem !== void 0) {
              let data2 = data.addItem, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data2 == "string") {
                  if (func2(data2) < 1)
                    return validate325.errors = [{ instancePath: instancePath + "/addItem", keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate325.errors = [{ instancePath: instancePath + "/addItem", keyword: "type", message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.createPaymentProfile !== void 0) {
                let data3 = data.createPaymentProfile, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data3 == "string") {
                    if (func2(data3) < 1)
                      return validate325.errors = [{ instancePath: instancePath + "/createPaymentProfile", keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate325.errors = [{ instancePath: instancePath + "/createPaymentProfile", keyword: "type", message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate325.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate325.errors = vErrors, errors === 0;
}
var checks_G123 = validate326;
var schema71 = { type: "object", propertyNames: { enum: ["sunset", "link"] }, additionalProperties: { type: "string", minLength: 1 }, minProperties: 1 };
function validate327(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate327.errors = [{ instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" }], !1;
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "sunset" || key0 === "link")) {
          let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema71.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate327.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func2(data0) < 1)
                return validate327.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
            } else
              return validate327.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate327.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate327.errors = vErrors, errors === 0;
}
var pattern2 = new RegExp("^[\\w.+-]+/[\\w.+-]+", "u");
function validate329(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate329.errors = [{ instancePath, keyword: "minProperties", message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "content-type" || key0 === "cache-control")) {
            return validate329.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data["content-type"] !== void 0) {
            let data0 = data["content-type"], _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate329.errors = [{ instancePath: instancePath + "/content-type", keyword: "pattern", message: 'must match pattern "^[\\w.+-]+/[\\w.+-]+"' }], !1;
              } else
                return validate329.errors = [{ instancePath: instancePath + "/content-type", keyword: "type", message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data["cache-control"] !== void 0) {
              let data1 = data["cache-control"], _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) < 1)
                    return validate329.errors = [{ instancePath: instancePath + "/cache-control", keyword: "minLength", message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate329.errors = [{ instancePath: instancePath + "/cache-control", keyword: "type", message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate329.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate329.errors = vErrors, errors === 0;
}
function validate326(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "every" || key0 === "success" || key0 === "refusal")) {
          return validate326.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.every !== void 0) {
          let _errs2 = errors;
          validate327(data.every, { instancePath: instancePath + "/every" }) || (vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.success !== void 0) {
            let _errs3 = errors;
            validate329(data.success, { instancePath: instancePath + "/success" }) || (vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.refusal !== void 0) {
              let _errs4 = errors;
              validate329(data.refusal, { instancePath: instancePath + "/refusal" }) || (vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate326.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate326.errors = vErrors, errors === 0;
}
var checks_G124 = validate332, schema151 = { $id: "checks_G124", type: "object", additionalProperties: !1, properties: { customer_id: { enum: ["refused", "unknown"] }, product_id: { enum: ["refused", "unknown"] }, product_handle: { enum: ["refused", "unknown"] } } };
function validate332(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "customer_id" || key0 === "product_id" || key0 === "product_handle")) {
          return validate332.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.customer_id !== void 0) {
          let data0 = data.customer_id, _errs2 = errors;
          if (!(data0 === "refused" || data0 === "unknown"))
            return validate332.errors = [{ instancePath: instancePath + "/customer_id", keyword: "enum", params: { allowedValues: schema151.properties.customer_id.enum }, message: "must be equal to one of the allowed values" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.product_id !== void 0) {
            let data1 = data.product_id, _errs3 = errors;
            if (!(data1 === "refused" || data1 === "unknown"))
              return validate332.errors = [{ instancePath: instancePath + "/product_id", keyword: "enum", params: { allowedValues: schema151.properties.product_id.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.product_handle !== void 0) {
              let data2 = data.product_handle, _errs4 = errors;
              if (!(data2 === "refused" || data2 === "unknown"))
                return validate332.errors = [{ instancePath: instancePath + "/product_handle", keyword: "enum", params: { allowedValues: schema151.properties.product_handle.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate332.errors = [{ instancePath, keyword: "type", message: "must be object" }], !1;
  return validate332.errors = vErrors, errors === 0;
}
var checks_G127 = validate333, schema152 = { $id: "checks_G127", enum: ["same", "absent", "null"] };
function validate333(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data === "same" || data === "absent" || data === "null" ? (validate333.errors = vErrors, errors === 0) : (validate333.errors = [{ instancePath, keyword: "enum", params: { allowedValues: schema152.enum }, message: "must be equal to one of the allowed values" }], !1);
}
var checks = {
  G04: checks_G04,
  G08: checks_G08,
  G09: checks_G09,
  G11: checks_G11,
  G13: checks_G13,
  G14: checks_G14,
  G15: checks_G15,
  G16: checks_G16,
  G19: checks_G19,
  G20: checks_G20,
  G25: checks_G25,
  G26: checks_G26,
  G35: checks_G35,
  G36: checks_G36,
  G37: checks_G37,
  G38: checks_G36,
  G40: checks_G40,
  G42: checks_G42,
  G43: checks_G43,
  G44: checks_G42,
  G45: checks_G45,
  G46: checks_G42,
  G47: checks_G42,
  G50: checks_G50,
  G51: checks_G51,
  G52: checks_G52,
  G53: checks_G53,
  G56: checks_G56,
  G57: checks_G57,
  G59: checks_G59,
  G60: checks_G42,
  G66: checks_G66,
  G67: checks_G67,
  G68: checks_G68,
  G69: checks_G69,
  G71: checks_G71,
  G74: checks_G74,
  G75: checks_G75,
  G77: checks_G77,
  G90: checks_G90,
  G91: checks_G91,
  G92: checks_G92,
  G93: checks_G93,
  G94: checks_G94,
  G100: checks_G100,
  G101: checks_G101,
  G102: checks_G102,
  G103: checks_G37,
  G104: checks_G75,
  G107: checks_G42,
  G108: checks_G37,
  G110: checks_G110,
  G112: checks_G112,
  G119: checks_G119,
  G122: checks_G122,
  G123: checks_G123,
  G124: checks_G124,
  G127: checks_G127
};
export { checks };
