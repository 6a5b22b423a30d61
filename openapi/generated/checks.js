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

// <stdin>
var whole_createToken_request = validate52;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.grant_type === void 0 && (missing0 = "grant_type"))
        return validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.grant_type !== void 0) {
        let _errs2 = errors;
        if (typeof data.grant_type != "string")
          return validate54.errors = [{ instancePath: instancePath + "/grant_type", schemaPath: "#/properties/grant_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.client_id !== void 0) {
          let _errs4 = errors;
          if (typeof data.client_id != "string")
            return validate54.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.client_secret !== void 0) {
            let _errs6 = errors;
            if (typeof data.client_secret != "string")
              return validate54.errors = [{ instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.site !== void 0) {
              let _errs8 = errors;
              if (typeof data.site != "string")
                return validate54.errors = [{ instancePath: instancePath + "/site", schemaPath: "#/properties/site/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.scope !== void 0) {
                let _errs10 = errors;
                if (typeof data.scope != "string")
                  return validate54.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length), validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var whole_createToken_200 = validate56;
var func1 = require_ucs2length().default, pattern3 = new RegExp("^[0-9]{2}/[0-9]{2}/[0-9]{4}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.access_token === void 0 && (missing0 = "access_token") || data.token_type === void 0 && (missing0 = "token_type") || data.expires_in === void 0 && (missing0 = "expires_in") || data.scope === void 0 && (missing0 = "scope") || data.created_at === void 0 && (missing0 = "created_at"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.access_token !== void 0) {
        let data0 = data.access_token, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func1(data0) < 1)
              return validate57.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          } else
            return validate57.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.token_type !== void 0) {
          let data1 = data.token_type, _errs3 = errors;
          if (typeof data1 != "string")
            return validate57.errors = [{ instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (data1 !== "Bearer")
            return validate57.errors = [{ instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/const", keyword: "const", params: { allowedValue: "Bearer" }, message: "must be equal to constant" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.expires_in !== void 0) {
            let data2 = data.expires_in, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate57.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (data2 !== 72e3)
              return validate57.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/const", keyword: "const", params: { allowedValue: 72e3 }, message: "must be equal to constant" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scope !== void 0) {
              let _errs7 = errors;
              if (typeof data.scope != "string")
                return validate57.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.created_at !== void 0) {
                let data4 = data.created_at, _errs9 = errors;
                if (errors === _errs9)
                  if (typeof data4 == "string") {
                    if (!pattern3.test(data4))
                      return validate57.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}/[0-9]{2}/[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}/[0-9]{2}/[0-9]{4}$"' }], !1;
                  } else
                    return validate57.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: { access_token: !0, token_type: !0, expires_in: !0, scope: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate57(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length), validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: { access_token: !0, token_type: !0, expires_in: !0, scope: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_createToken_400 = validate59;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error") || data.error_description === void 0 && (missing0 = "error_description"))
        return validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.error !== void 0) {
        let _errs1 = errors;
        if (typeof data.error != "string")
          return validate60.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.error_description !== void 0) {
          let _errs3 = errors;
          if (typeof data.error_description != "string")
            return validate60.errors = [{ instancePath: instancePath + "/error_description", schemaPath: "#/properties/error_description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: { error: !0, error_description: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate60(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length), validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: { error: !0, error_description: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_listCustomers_200 = validate62;
var schema28 = { type: "object", required: ["id", "created_at", "updated_at", "email", "first_name", "last_name", "address", "address_2", "city", "state", "zip", "country", "phone", "document_number"], properties: { id: { type: "integer", minimum: 1, maximum: 2147483647 }, created_at: { $ref: "document:whole#/$defs/Timestamp" }, updated_at: { $ref: "document:whole#/$defs/Timestamp" }, email: { type: "string", pattern: "^[^\\s@]+@[^\\s@]+$" }, first_name: { type: "string" }, last_name: { type: "string" }, address: { type: ["string", "null"] }, address_2: { type: ["string", "null"] }, city: { type: ["string", "null"] }, state: { type: ["string", "null"] }, zip: { type: ["string", "null"], pattern: "^[0-9]*$" }, country: { type: ["string", "null"], pattern: "^([A-Za-z]{2})?$" }, phone: { type: ["string", "null"], pattern: "^[0-9]*$" }, document_number: { type: ["string", "null"], pattern: "^[0-9]*$" } } };
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d\d:\d\d)$/, pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0 && errors === 0)
    if (typeof data == "string")
      if (pattern4.test(data)) {
        if (!formats0.test(data))
          return validate65.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
      } else
        return validate65.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
    else
      return validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern5 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u"), pattern6 = new RegExp("^[0-9]*$", "u"), pattern7 = new RegExp("^([A-Za-z]{2})?$", "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name") || data.address === void 0 && (missing0 = "address") || data.address_2 === void 0 && (missing0 = "address_2") || data.city === void 0 && (missing0 = "city") || data.state === void 0 && (missing0 = "state") || data.zip === void 0 && (missing0 = "zip") || data.country === void 0 && (missing0 = "country") || data.phone === void 0 && (missing0 = "phone") || data.document_number === void 0 && (missing0 = "document_number"))
        return validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate64.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate64.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate64.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate65(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate65(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let data3 = data.email, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data3 == "string") {
                  if (!pattern5.test(data3))
                    return validate64.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
                } else
                  return validate64.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.first_name !== void 0) {
                let _errs7 = errors;
                if (typeof data.first_name != "string")
                  return validate64.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.last_name !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.last_name != "string")
                    return validate64.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.address !== void 0) {
                    let data6 = data.address, _errs11 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate64.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema28.properties.address.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.address_2 !== void 0) {
                      let data7 = data.address_2, _errs13 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate64.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema28.properties.address_2.type }, message: "must be string,null" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data8 = data.city, _errs15 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate64.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema28.properties.city.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data9 = data.state, _errs17 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate64.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema28.properties.state.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.zip !== void 0) {
                            let data10 = data.zip, _errs19 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate64.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema28.properties.zip.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data10 == "string" && !pattern6.test(data10))
                              return validate64.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.country !== void 0) {
                              let data11 = data.country, _errs21 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate64.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema28.properties.country.type }, message: "must be string,null" }], !1;
                              if (errors === _errs21 && typeof data11 == "string" && !pattern7.test(data11))
                                return validate64.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.phone !== void 0) {
                                let data12 = data.phone, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate64.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema28.properties.phone.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && !pattern6.test(data12))
                                  return validate64.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.document_number !== void 0) {
                                  let data13 = data.document_number, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate64.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema28.properties.document_number.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && !pattern6.test(data13))
                                    return validate64.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                  var valid0 = _errs25 === errors;
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
            }
          }
        }
      }
    } else
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, email: !0, first_name: !0, last_name: !0, address: !0, address_2: !0, city: !0, state: !0, zip: !0, country: !0, phone: !0, document_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema30 = { type: ["string", "null"] };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null ? (validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema30.type }, message: "must be string,null" }], !1) : (validate69.errors = vErrors, errors === 0);
}
validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { type: "object", properties: { message: { type: "string" }, current_page: { type: "integer" }, next_page: { type: ["integer", "null"] }, prev_page: { type: ["integer", "null"] }, per_page: { type: "integer" }, total_pages: { type: "integer" }, total_count: { type: "integer" } } };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.message !== void 0) {
        let _errs1 = errors;
        if (typeof data.message != "string")
          return validate71.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.current_page !== void 0) {
          let data1 = data.current_page, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate71.errors = [{ instancePath: instancePath + "/current_page", schemaPath: "#/properties/current_page/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.next_page !== void 0) {
            let data2 = data.next_page, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null)
              return validate71.errors = [{ instancePath: instancePath + "/next_page", schemaPath: "#/properties/next_page/type", keyword: "type", params: { type: schema31.properties.next_page.type }, message: "must be integer,null" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.prev_page !== void 0) {
              let data3 = data.prev_page, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null)
                return validate71.errors = [{ instancePath: instancePath + "/prev_page", schemaPath: "#/properties/prev_page/type", keyword: "type", params: { type: schema31.properties.prev_page.type }, message: "must be integer,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.per_page !== void 0) {
                let data4 = data.per_page, _errs9 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                  return validate71.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.total_pages !== void 0) {
                  let data5 = data.total_pages, _errs11 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate71.errors = [{ instancePath: instancePath + "/total_pages", schemaPath: "#/properties/total_pages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.total_count !== void 0) {
                    let data6 = data.total_count, _errs13 = errors;
                    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                      return validate71.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: { message: !0, current_page: !0, next_page: !0, prev_page: !0, per_page: !0, total_pages: !0, total_count: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let data0 = data.data, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate64(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate63.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs4 = errors;
          validate69(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs5 = errors;
            validate71(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate63(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length), validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_listCustomers_401 = validate74;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        if (data.data !== null)
          return validate75.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "null" }, message: "must be null" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let data1 = data.errors, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func1(data1) < 1)
                return validate75.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            } else
              return validate75.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let data2 = data.meta, _errs5 = errors;
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))
              return validate75.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length), validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_createCustomer_request = validate77;
var schema35 = { type: "object", required: ["email", "first_name", "last_name"], additionalProperties: !0, properties: { email: { type: "string", maxLength: 255, pattern: "^[^\\s@]+@[^\\s@]+$" }, first_name: { type: "string", minLength: 1, maxLength: 255, pattern: "\\S" }, last_name: { type: "string", minLength: 1, maxLength: 255, pattern: "\\S" }, address: { type: ["string", "null"], maxLength: 255 }, address_2: { type: ["string", "null"], maxLength: 255 }, city: { type: ["string", "null"], maxLength: 255 }, state: { type: ["string", "null"], maxLength: 255, pattern: "^([A-Za-z]{2})?$" }, zip: { type: ["string", "null"], maxLength: 255, pattern: "^[0-9]*$" }, country: { type: ["string", "null"], pattern: "^([A-Z]{2})?$" }, phone: { type: ["string", "null"], maxLength: 255, pattern: "^([0-9]{10,13})?$" }, document_number: { type: ["string", "null"], pattern: "^([0-9]{11}|[0-9]{14})?$" } } }, pattern11 = new RegExp("\\S", "u"), pattern15 = new RegExp("^([A-Z]{2})?$", "u"), pattern16 = new RegExp("^([0-9]{10,13})?$", "u"), pattern17 = new RegExp("^([0-9]{11}|[0-9]{14})?$", "u");
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.email !== void 0) {
        let data0 = data.email, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (func1(data0) > 255)
              return validate78.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (!pattern5.test(data0))
              return validate78.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
          } else
            return validate78.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.first_name !== void 0) {
          let data1 = data.first_name, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (func1(data1) > 255)
                return validate78.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              if (func1(data1) < 1)
                return validate78.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              if (!pattern11.test(data1))
                return validate78.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }], !1;
            } else
              return validate78.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.last_name !== void 0) {
            let data2 = data.last_name, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data2 == "string") {
                if (func1(data2) > 255)
                  return validate78.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                if (func1(data2) < 1)
                  return validate78.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern11.test(data2))
                  return validate78.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }], !1;
              } else
                return validate78.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.address !== void 0) {
              let data3 = data.address, _errs8 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate78.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema35.properties.address.type }, message: "must be string,null" }], !1;
              if (errors === _errs8 && typeof data3 == "string" && func1(data3) > 255)
                return validate78.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.address_2 !== void 0) {
                let data4 = data.address_2, _errs10 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate78.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema35.properties.address_2.type }, message: "must be string,null" }], !1;
                if (errors === _errs10 && typeof data4 == "string" && func1(data4) > 255)
                  return validate78.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.city !== void 0) {
                  let data5 = data.city, _errs12 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate78.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema35.properties.city.type }, message: "must be string,null" }], !1;
                  if (errors === _errs12 && typeof data5 == "string" && func1(data5) > 255)
                    return validate78.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.state !== void 0) {
                    let data6 = data.state, _errs14 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate78.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema35.properties.state.type }, message: "must be string,null" }], !1;
                    if (errors === _errs14 && typeof data6 == "string") {
                      if (func1(data6) > 255)
                        return validate78.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      if (!pattern7.test(data6))
                        return validate78.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                    }
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip !== void 0) {
                      let data7 = data.zip, _errs16 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate78.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema35.properties.zip.type }, message: "must be string,null" }], !1;
                      if (errors === _errs16 && typeof data7 == "string") {
                        if (func1(data7) > 255)
                          return validate78.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        if (!pattern6.test(data7))
                          return validate78.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                      }
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.country !== void 0) {
                        let data8 = data.country, _errs18 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate78.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema35.properties.country.type }, message: "must be string,null" }], !1;
                        if (errors === _errs18 && typeof data8 == "string" && !pattern15.test(data8))
                          return validate78.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Z]{2})?$" }, message: 'must match pattern "^([A-Z]{2})?$"' }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.phone !== void 0) {
                          let data9 = data.phone, _errs20 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate78.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema35.properties.phone.type }, message: "must be string,null" }], !1;
                          if (errors === _errs20 && typeof data9 == "string") {
                            if (func1(data9) > 255)
                              return validate78.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            if (!pattern16.test(data9))
                              return validate78.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^([0-9]{10,13})?$" }, message: 'must match pattern "^([0-9]{10,13})?$"' }], !1;
                          }
                          var valid0 = _errs20 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.document_number !== void 0) {
                            let data10 = data.document_number, _errs22 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate78.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema35.properties.document_number.type }, message: "must be string,null" }], !1;
                            if (errors === _errs22 && typeof data10 == "string" && !pattern17.test(data10))
                              return validate78.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^([0-9]{11}|[0-9]{14})?$" }, message: 'must match pattern "^([0-9]{11}|[0-9]{14})?$"' }], !1;
                            var valid0 = _errs22 === errors;
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
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length), validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var whole_createCustomer_201 = validate80;
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate81.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate64(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate69(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate71(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate81(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length), validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_createPaymentProfile_request = validate86;
var schema39 = { type: "object", required: ["payment_method_type", "subscription_id"], additionalProperties: !0, properties: { payment_method_type: { type: "string", enum: ["pix"] }, subscription_id: { type: "string" } } };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.payment_method_type === void 0 && (missing0 = "payment_method_type") || data.subscription_id === void 0 && (missing0 = "subscription_id"))
        return validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.payment_method_type !== void 0) {
        let data0 = data.payment_method_type, _errs2 = errors;
        if (typeof data0 != "string")
          return validate87.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "pix")
          return validate87.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/enum", keyword: "enum", params: { allowedValues: schema39.properties.payment_method_type.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.subscription_id !== void 0) {
          let _errs4 = errors;
          if (typeof data.subscription_id != "string")
            return validate87.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate87(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length), validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var whole_createPaymentProfile_201 = validate89;
var schema43 = { type: "object", required: ["id", "created_at", "updated_at", "payment_method_type", "status", "subscription_id", "customer_id"], properties: { id: { type: "integer", minimum: 1, maximum: 2147483647 }, created_at: { allOf: [{ $ref: "document:whole#/$defs/Timestamp" }] }, updated_at: { allOf: [{ $ref: "document:whole#/$defs/Timestamp" }] }, payment_method_type: { type: "string", enum: ["pix"] }, status: { type: "string" }, activated_at: { allOf: [{ $ref: "document:whole#/$defs/Timestamp" }] }, refused_at: { allOf: [{ $ref: "document:whole#/$defs/Timestamp" }] }, subscription_id: { type: "string", format: "uuid" }, customer_id: { type: "integer", minimum: 1 } } }, formats2 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.payment_method_type === void 0 && (missing0 = "payment_method_type") || data.status === void 0 && (missing0 = "status") || data.subscription_id === void 0 && (missing0 = "subscription_id") || data.customer_id === void 0 && (missing0 = "customer_id"))
        return validate92.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate92.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate92.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate92.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate65(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs5 = errors;
            validate65(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.payment_method_type !== void 0) {
              let data3 = data.payment_method_type, _errs7 = errors;
              if (typeof data3 != "string")
                return validate92.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data3 !== "pix")
                return validate92.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/enum", keyword: "enum", params: { allowedValues: schema43.properties.payment_method_type.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.status !== void 0) {
                let _errs9 = errors;
                if (typeof data.status != "string")
                  return validate92.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.activated_at !== void 0) {
                  let _errs11 = errors;
                  validate65(data.activated_at, { instancePath: instancePath + "/activated_at", parentData: data, parentDataProperty: "activated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.refused_at !== void 0) {
                    let _errs13 = errors;
                    validate65(data.refused_at, { instancePath: instancePath + "/refused_at", parentData: data, parentDataProperty: "refused_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.subscription_id !== void 0) {
                      let data7 = data.subscription_id, _errs15 = errors;
                      if (errors === _errs15 && errors === _errs15)
                        if (typeof data7 == "string") {
                          if (!formats2.test(data7))
                            return validate92.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                        } else
                          return validate92.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.customer_id !== void 0) {
                        let data8 = data.customer_id, _errs17 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                          return validate92.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs17 && typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)))
                          return validate92.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        var valid0 = _errs17 === errors;
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
      return validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, payment_method_type: !0, status: !0, activated_at: !0, refused_at: !0, subscription_id: !0, customer_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors;
  validate92(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.qr_code === void 0 && (missing0 = "qr_code") || data.qr_code_expires_at === void 0 && (missing0 = "qr_code_expires_at"))
          return validate91.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.qr_code !== void 0) {
          let data0 = data.qr_code, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func1(data0) > 512)
                return validate91.errors = [{ instancePath: instancePath + "/qr_code", schemaPath: "#/allOf/1/properties/qr_code/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
            } else
              return validate91.errors = [{ instancePath: instancePath + "/qr_code", schemaPath: "#/allOf/1/properties/qr_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
        } else
          var valid1 = !0;
        if (valid1)
          if (data.qr_code_expires_at !== void 0) {
            let data1 = data.qr_code_expires_at, _errs5 = errors;
            if (errors === _errs5 && errors === _errs5)
              if (typeof data1 == "string") {
                if (!formats0.test(data1))
                  return validate91.errors = [{ instancePath: instancePath + "/qr_code_expires_at", schemaPath: "#/allOf/1/properties/qr_code_expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate91.errors = [{ instancePath: instancePath + "/qr_code_expires_at", schemaPath: "#/allOf/1/properties/qr_code_expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs5 === errors;
          } else
            var valid1 = !0;
      } else
        return validate91.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: { qr_code: !0, qr_code_expires_at: !0, id: !0, created_at: !0, updated_at: !0, payment_method_type: !0, status: !0, activated_at: !0, refused_at: !0, subscription_id: !0, customer_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate90.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate91(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate69(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate71(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate90(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length), validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_listSubscriptions_200 = validate102;
var schema46 = { type: "object", required: ["id", "activate_on_payment", "activated_at", "balance_in_cents", "created_at", "current_period_started_at", "current_period_ends_at", "interval", "prepaid", "updated_at", "customer", "items"], properties: { id: { type: "string", format: "uuid", pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$" }, activate_on_payment: { type: "boolean" }, activated_at: { type: ["string", "null"], format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, balance_in_cents: { type: "integer" }, created_at: { $ref: "document:whole#/$defs/Timestamp" }, current_period_started_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, current_period_ends_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, interval: { type: "integer", minimum: 1, maximum: 2147483647 }, prepaid: { type: "boolean" }, updated_at: { $ref: "document:whole#/$defs/Timestamp" }, customer: { $ref: "document:whole#/$defs/Customer" }, items: { type: "array", items: { $ref: "document:whole#/$defs/Item" } } } }, pattern18 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$", "u");
var pattern22 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.handle === void 0 && (missing0 = "handle"))
        return validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate111.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate111.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate111.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate65(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate65(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate111.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let _errs7 = errors;
                if (typeof data.description != "string")
                  return validate111.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.handle !== void 0) {
                  let data5 = data.handle, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data5 == "string") {
                      if (!pattern22.test(data5))
                        return validate111.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"' }], !1;
                    } else
                      return validate111.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate111.errors = vErrors, errors === 0;
}
validate111.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, description: !0, handle: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.handle === void 0 && (missing0 = "handle") || data.price_int_cents === void 0 && (missing0 = "price_int_cents"))
        return validate115.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate115.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate115.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate115.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate65(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate65(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate115.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.handle !== void 0) {
                let _errs7 = errors;
                if (typeof data.handle != "string")
                  return validate115.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_int_cents !== void 0) {
                  let data5 = data.price_int_cents, _errs9 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate115.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs9 && typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)))
                    return validate115.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, handle: !0, price_int_cents: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.quantity === void 0 && (missing0 = "quantity") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.product === void 0 && (missing0 = "product") || data.price_point === void 0 && (missing0 = "price_point"))
        return validate108.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate108.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate108.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate108.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate108.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 2147483647 || isNaN(data1))
              return validate108.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
            if (data1 < 1 || isNaN(data1))
              return validate108.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.created_at !== void 0) {
            let _errs5 = errors;
            validate65(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.updated_at !== void 0) {
              let _errs6 = errors;
              validate65(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.product !== void 0) {
                let _errs7 = errors;
                validate111(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_point !== void 0) {
                  let _errs8 = errors;
                  validate115(data.price_point, { instancePath: instancePath + "/price_point", parentData: data, parentDataProperty: "price_point", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { props: { id: !0, quantity: !0, created_at: !0, updated_at: !0, product: !0, price_point: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.activated_at === void 0 && (missing0 = "activated_at") || data.balance_in_cents === void 0 && (missing0 = "balance_in_cents") || data.created_at === void 0 && (missing0 = "created_at") || data.current_period_started_at === void 0 && (missing0 = "current_period_started_at") || data.current_period_ends_at === void 0 && (missing0 = "current_period_ends_at") || data.interval === void 0 && (missing0 = "interval") || data.prepaid === void 0 && (missing0 = "prepaid") || data.updated_at === void 0 && (missing0 = "updated_at") || data.customer === void 0 && (missing0 = "customer") || data.items === void 0 && (missing0 = "items"))
        return validate104.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1 && errors === _errs1)
          if (typeof data0 == "string")
            if (pattern18.test(data0)) {
              if (!formats2.test(data0))
                return validate104.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
            } else
              return validate104.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$" }, message: 'must match pattern "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"' }], !1;
          else
            return validate104.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.activate_on_payment !== void 0) {
          let _errs3 = errors;
          if (typeof data.activate_on_payment != "boolean")
            return validate104.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.activated_at !== void 0) {
            let data2 = data.activated_at, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate104.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/type", keyword: "type", params: { type: schema46.properties.activated_at.type }, message: "must be string,null" }], !1;
            if (errors === _errs5 && errors === _errs5 && typeof data2 == "string")
              if (pattern4.test(data2)) {
                if (!formats0.test(data2))
                  return validate104.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate104.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.balance_in_cents !== void 0) {
              let data3 = data.balance_in_cents, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return validate104.errors = [{ instancePath: instancePath + "/balance_in_cents", schemaPath: "#/properties/balance_in_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.created_at !== void 0) {
                let _errs9 = errors;
                validate65(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.current_period_started_at !== void 0) {
                  let data5 = data.current_period_started_at, _errs10 = errors;
                  if (errors === _errs10 && errors === _errs10)
                    if (typeof data5 == "string")
                      if (pattern4.test(data5)) {
                        if (!formats0.test(data5))
                          return validate104.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate104.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
                    else
                      return validate104.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.current_period_ends_at !== void 0) {
                    let data6 = data.current_period_ends_at, _errs12 = errors;
                    if (errors === _errs12 && errors === _errs12)
                      if (typeof data6 == "string")
                        if (pattern4.test(data6)) {
                          if (!formats0.test(data6))
                            return validate104.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate104.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
                      else
                        return validate104.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.interval !== void 0) {
                      let data7 = data.interval, _errs14 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate104.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs14 && typeof data7 == "number" && isFinite(data7)) {
                        if (data7 > 2147483647 || isNaN(data7))
                          return validate104.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data7 < 1 || isNaN(data7))
                          return validate104.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.prepaid !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.prepaid != "boolean")
                          return validate104.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.updated_at !== void 0) {
                          let _errs18 = errors;
                          validate65(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.customer !== void 0) {
                            let _errs19 = errors;
                            validate64(data.customer, { instancePath: instancePath + "/customer", parentData: data, parentDataProperty: "customer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.items !== void 0) {
                              let data11 = data.items, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data11)) {
                                  var valid1 = !0;
                                  let len0 = data11.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs22 = errors;
                                    validate108(data11[i0], { instancePath: instancePath + "/items/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
                                    var valid1 = _errs22 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate104.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
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
        }
      }
    } else
      return validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { props: { id: !0, activate_on_payment: !0, activated_at: !0, balance_in_cents: !0, created_at: !0, current_period_started_at: !0, current_period_ends_at: !0, interval: !0, prepaid: !0, updated_at: !0, customer: !0, items: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate103.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let data0 = data.data, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate104(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate103.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs4 = errors;
          validate69(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs5 = errors;
            validate71(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate103(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length), validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_createSubscription_request = validate124;
var schema51 = { type: "object", additionalProperties: !0, properties: { interval: { type: "integer", minimum: 1, maximum: 2147483647 }, interval_unit: { type: "string", enum: ["day", "week", "month", "year"] }, customer_id: { type: "integer" }, customer_attributes: { $ref: "document:whole#/$defs/CustomerInput" }, subscription_items: { type: "array", items: { $ref: "document:whole#/$defs/SubscriptionItemInput" } } } };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name"))
        return validate126.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.email !== void 0) {
        let data0 = data.email, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (func1(data0) > 255)
              return validate126.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (!pattern5.test(data0))
              return validate126.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
          } else
            return validate126.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.first_name !== void 0) {
          let data1 = data.first_name, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (func1(data1) > 255)
                return validate126.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              if (func1(data1) < 1)
                return validate126.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              if (!pattern11.test(data1))
                return validate126.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }], !1;
            } else
              return validate126.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.last_name !== void 0) {
            let data2 = data.last_name, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data2 == "string") {
                if (func1(data2) > 255)
                  return validate126.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                if (func1(data2) < 1)
                  return validate126.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern11.test(data2))
                  return validate126.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }], !1;
              } else
                return validate126.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.address !== void 0) {
              let data3 = data.address, _errs8 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate126.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema35.properties.address.type }, message: "must be string,null" }], !1;
              if (errors === _errs8 && typeof data3 == "string" && func1(data3) > 255)
                return validate126.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.address_2 !== void 0) {
                let data4 = data.address_2, _errs10 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate126.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema35.properties.address_2.type }, message: "must be string,null" }], !1;
                if (errors === _errs10 && typeof data4 == "string" && func1(data4) > 255)
                  return validate126.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.city !== void 0) {
                  let data5 = data.city, _errs12 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate126.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema35.properties.city.type }, message: "must be string,null" }], !1;
                  if (errors === _errs12 && typeof data5 == "string" && func1(data5) > 255)
                    return validate126.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.state !== void 0) {
                    let data6 = data.state, _errs14 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate126.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema35.properties.state.type }, message: "must be string,null" }], !1;
                    if (errors === _errs14 && typeof data6 == "string") {
                      if (func1(data6) > 255)
                        return validate126.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      if (!pattern7.test(data6))
                        return validate126.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                    }
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip !== void 0) {
                      let data7 = data.zip, _errs16 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate126.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema35.properties.zip.type }, message: "must be string,null" }], !1;
                      if (errors === _errs16 && typeof data7 == "string") {
                        if (func1(data7) > 255)
                          return validate126.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        if (!pattern6.test(data7))
                          return validate126.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                      }
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.country !== void 0) {
                        let data8 = data.country, _errs18 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate126.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema35.properties.country.type }, message: "must be string,null" }], !1;
                        if (errors === _errs18 && typeof data8 == "string" && !pattern15.test(data8))
                          return validate126.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Z]{2})?$" }, message: 'must match pattern "^([A-Z]{2})?$"' }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.phone !== void 0) {
                          let data9 = data.phone, _errs20 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate126.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema35.properties.phone.type }, message: "must be string,null" }], !1;
                          if (errors === _errs20 && typeof data9 == "string") {
                            if (func1(data9) > 255)
                              return validate126.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            if (!pattern16.test(data9))
                              return validate126.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^([0-9]{10,13})?$" }, message: 'must match pattern "^([0-9]{10,13})?$"' }], !1;
                          }
                          var valid0 = _errs20 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.document_number !== void 0) {
                            let data10 = data.document_number, _errs22 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate126.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema35.properties.document_number.type }, message: "must be string,null" }], !1;
                            if (errors === _errs22 && typeof data10 == "string" && !pattern17.test(data10))
                              return validate126.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^([0-9]{11}|[0-9]{14})?$" }, message: 'must match pattern "^([0-9]{11}|[0-9]{14})?$"' }], !1;
                            var valid0 = _errs22 === errors;
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
      }
    } else
      return validate126.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate126.errors = vErrors, errors === 0;
}
validate126.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.product_id === void 0 && (missing0 = "product_id"))
        return validate128.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.product_id !== void 0) {
        let data0 = data.product_id, _errs2 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate128.errors = [{ instancePath: instancePath + "/product_id", schemaPath: "#/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs4 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate128.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 2147483647 || isNaN(data1))
              return validate128.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
            if (data1 < 1 || isNaN(data1))
              return validate128.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          }
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate128.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate128.errors = vErrors, errors === 0;
}
validate128.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.interval !== void 0) {
        let data0 = data.interval, _errs2 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate125.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate125.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate125.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.interval_unit !== void 0) {
          let data1 = data.interval_unit, _errs4 = errors;
          if (typeof data1 != "string")
            return validate125.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (!(data1 === "day" || data1 === "week" || data1 === "month" || data1 === "year"))
            return validate125.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/properties/interval_unit/enum", keyword: "enum", params: { allowedValues: schema51.properties.interval_unit.enum }, message: "must be equal to one of the allowed values" }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.customer_id !== void 0) {
            let data2 = data.customer_id, _errs6 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate125.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer_attributes !== void 0) {
              let _errs8 = errors;
              validate126(data.customer_attributes, { instancePath: instancePath + "/customer_attributes", parentData: data, parentDataProperty: "customer_attributes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length);
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.subscription_items !== void 0) {
                let data4 = data.subscription_items, _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data4)) {
                    var valid1 = !0;
                    let len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs11 = errors;
                      validate128(data4[i0], { instancePath: instancePath + "/subscription_items/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
                      var valid1 = _errs11 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate125.errors = [{ instancePath: instancePath + "/subscription_items", schemaPath: "#/properties/subscription_items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.subscription === void 0 && (missing0 = "subscription"))
        return validate124.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      data.subscription !== void 0 && (validate125(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length));
    } else
      return validate124.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate124.errors = vErrors, errors === 0;
}
validate124.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var whole_createSubscription_201 = validate131;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate104(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate69(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate71(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate131.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate132(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length), validate131.errors = vErrors, errors === 0;
}
validate131.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_readSubscription_200 = validate137;
var schema58 = { allOf: [{ $ref: "document:whole#/$defs/SubscriptionSummary" }, { type: "object", required: ["interval_unit", "state", "previous_state"], properties: { interval_unit: { type: "string" }, state: { type: "string" }, previous_state: { type: ["string", "null"] } } }] };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate139.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors;
  validate104(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.interval_unit === void 0 && (missing0 = "interval_unit") || data.state === void 0 && (missing0 = "state") || data.previous_state === void 0 && (missing0 = "previous_state"))
          return validate139.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.interval_unit !== void 0) {
          let _errs3 = errors;
          if (typeof data.interval_unit != "string")
            return validate139.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/allOf/1/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
        } else
          var valid1 = !0;
        if (valid1) {
          if (data.state !== void 0) {
            let _errs5 = errors;
            if (typeof data.state != "string")
              return validate139.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/allOf/1/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs5 === errors;
          } else
            var valid1 = !0;
          if (valid1)
            if (data.previous_state !== void 0) {
              let data2 = data.previous_state, _errs7 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate139.errors = [{ instancePath: instancePath + "/previous_state", schemaPath: "#/allOf/1/properties/previous_state/type", keyword: "type", params: { type: schema58.allOf[1].properties.previous_state.type }, message: "must be string,null" }], !1;
              var valid1 = _errs7 === errors;
            } else
              var valid1 = !0;
        }
      } else
        return validate139.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate139.errors = vErrors, errors === 0;
}
validate139.evaluated = { props: { interval_unit: !0, state: !0, previous_state: !0, id: !0, activate_on_payment: !0, activated_at: !0, balance_in_cents: !0, created_at: !0, current_period_started_at: !0, current_period_ends_at: !0, interval: !0, prepaid: !0, updated_at: !0, customer: !0, items: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate138.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate139(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate69(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate71(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate138.errors = vErrors, errors === 0;
}
validate138.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate138(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length), validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_addItem_request = validate145;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.product_handle === void 0 && (missing0 = "product_handle"))
        return validate146.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.product_handle !== void 0) {
        let data0 = data.product_handle, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (func1(data0) > 255)
              return validate146.errors = [{ instancePath: instancePath + "/product_handle", schemaPath: "#/properties/product_handle/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (func1(data0) < 1)
              return validate146.errors = [{ instancePath: instancePath + "/product_handle", schemaPath: "#/properties/product_handle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          } else
            return validate146.errors = [{ instancePath: instancePath + "/product_handle", schemaPath: "#/properties/product_handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs4 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate146.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 2147483647 || isNaN(data1))
              return validate146.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
            if (data1 < 1 || isNaN(data1))
              return validate146.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          }
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate146.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate146.errors = vErrors, errors === 0;
}
validate146.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item === void 0 && (missing0 = "item"))
        return validate145.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      data.item !== void 0 && (validate146(data.item, { instancePath: instancePath + "/item", parentData: data, parentDataProperty: "item", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length));
    } else
      return validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var whole_paymentProfileUpdated_event = validate148;
var schema62 = { type: "object", required: ["type", "timestamp", "data"], properties: { type: { type: "string", enum: ["payment_profile.activated", "payment_profile.refused", "payment_profile.expired", "payment_profile.canceled"] }, timestamp: { $ref: "document:whole#/$defs/Timestamp" }, data: { $ref: "document:whole#/$defs/PaymentProfileState" } } };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate149.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate149.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate149.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (!(data0 === "payment_profile.activated" || data0 === "payment_profile.refused" || data0 === "payment_profile.expired" || data0 === "payment_profile.canceled"))
          return validate149.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema62.properties.type.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.timestamp !== void 0) {
          let _errs3 = errors;
          validate65(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.data !== void 0) {
            let _errs4 = errors;
            validate92(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate149.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate149.errors = vErrors, errors === 0;
}
validate149.evaluated = { props: { type: !0, timestamp: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate149(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length), validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { props: { type: !0, timestamp: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_customers_record = validate153;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name") || data.address === void 0 && (missing0 = "address") || data.address_2 === void 0 && (missing0 = "address_2") || data.city === void 0 && (missing0 = "city") || data.state === void 0 && (missing0 = "state") || data.zip === void 0 && (missing0 = "zip") || data.country === void 0 && (missing0 = "country") || data.phone === void 0 && (missing0 = "phone") || data.document_number === void 0 && (missing0 = "document_number"))
        return validate154.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate154.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate154.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate154.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate65(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate65(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let data3 = data.email, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data3 == "string") {
                  if (!pattern5.test(data3))
                    return validate154.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
                } else
                  return validate154.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.first_name !== void 0) {
                let _errs7 = errors;
                if (typeof data.first_name != "string")
                  return validate154.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.last_name !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.last_name != "string")
                    return validate154.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.address !== void 0) {
                    let data6 = data.address, _errs11 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate154.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema28.properties.address.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.address_2 !== void 0) {
                      let data7 = data.address_2, _errs13 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate154.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema28.properties.address_2.type }, message: "must be string,null" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data8 = data.city, _errs15 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate154.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema28.properties.city.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data9 = data.state, _errs17 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate154.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema28.properties.state.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.zip !== void 0) {
                            let data10 = data.zip, _errs19 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate154.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema28.properties.zip.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data10 == "string" && !pattern6.test(data10))
                              return validate154.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.country !== void 0) {
                              let data11 = data.country, _errs21 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate154.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema28.properties.country.type }, message: "must be string,null" }], !1;
                              if (errors === _errs21 && typeof data11 == "string" && !pattern7.test(data11))
                                return validate154.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.phone !== void 0) {
                                let data12 = data.phone, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate154.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema28.properties.phone.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && !pattern6.test(data12))
                                  return validate154.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.document_number !== void 0) {
                                  let data13 = data.document_number, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate154.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema28.properties.document_number.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && !pattern6.test(data13))
                                    return validate154.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                  var valid0 = _errs25 === errors;
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
            }
          }
        }
      }
    } else
      return validate154.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate154.errors = vErrors, errors === 0;
}
validate154.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, email: !0, first_name: !0, last_name: !0, address: !0, address_2: !0, city: !0, state: !0, zip: !0, country: !0, phone: !0, document_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate153.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate154(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length), validate153.errors = vErrors, errors === 0;
}
validate153.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, email: !0, first_name: !0, last_name: !0, address: !0, address_2: !0, city: !0, state: !0, zip: !0, country: !0, phone: !0, document_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_products_record = validate158;
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.handle === void 0 && (missing0 = "handle"))
        return validate159.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate159.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate159.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate159.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate65(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate65(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate159.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let _errs7 = errors;
                if (typeof data.description != "string")
                  return validate159.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.handle !== void 0) {
                  let data5 = data.handle, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data5 == "string") {
                      if (!pattern22.test(data5))
                        return validate159.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"' }], !1;
                    } else
                      return validate159.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate159.errors = vErrors, errors === 0;
}
validate159.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, description: !0, handle: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate158.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate159(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length), validate158.errors = vErrors, errors === 0;
}
validate158.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, description: !0, handle: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_price_points_record = validate163;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate164.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.handle === void 0 && (missing0 = "handle") || data.price_int_cents === void 0 && (missing0 = "price_int_cents"))
        return validate164.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate164.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate164.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate164.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate65(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate65(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate164.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.handle !== void 0) {
                let _errs7 = errors;
                if (typeof data.handle != "string")
                  return validate164.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_int_cents !== void 0) {
                  let data5 = data.price_int_cents, _errs9 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate164.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs9 && typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)))
                    return validate164.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate164.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate164.errors = vErrors, errors === 0;
}
validate164.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, handle: !0, price_int_cents: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate163.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors;
  validate164(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.product_id === void 0 && (missing0 = "product_id"))
          return validate163.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.product_id !== void 0) {
          let data0 = data.product_id;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
            return validate163.errors = [{ instancePath: instancePath + "/product_id", schemaPath: "#/allOf/1/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        }
      } else
        return validate163.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate163.errors = vErrors, errors === 0;
}
validate163.evaluated = { props: { product_id: !0, id: !0, created_at: !0, updated_at: !0, name: !0, handle: !0, price_int_cents: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_subscriptions_record = validate168, schema69 = { $id: "whole_subscriptions_record", allOf: [{ type: "object", required: ["id", "activate_on_payment", "activated_at", "balance_in_cents", "created_at", "current_period_started_at", "current_period_ends_at", "interval", "prepaid", "updated_at"], properties: { id: { type: "string", format: "uuid", pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$" }, activate_on_payment: { type: "boolean" }, activated_at: { type: ["string", "null"], format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, balance_in_cents: { type: "integer" }, created_at: { $ref: "document:whole#/$defs/Timestamp" }, current_period_started_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, current_period_ends_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, interval: { type: "integer", minimum: 1, maximum: 2147483647 }, prepaid: { type: "boolean" }, updated_at: { $ref: "document:whole#/$defs/Timestamp" } } }, { type: "object", required: ["interval_unit", "state", "previous_state"], properties: { interval_unit: { type: "string" }, state: { type: "string" }, previous_state: { type: ["string", "null"] } } }, { type: "object", required: ["customer_id"], properties: { customer_id: { type: "integer" } } }, { type: "object", required: ["items"], properties: { items: { type: "array", items: { allOf: [{ type: "object", required: ["id", "quantity", "created_at", "updated_at"], properties: { id: { type: "integer", minimum: 1, maximum: 2147483647 }, quantity: { type: "integer", minimum: 1, maximum: 2147483647 }, created_at: { $ref: "document:whole#/$defs/Timestamp" }, updated_at: { $ref: "document:whole#/$defs/Timestamp" } } }, { type: "object", required: ["product_id"], properties: { product_id: { type: "integer" } } }, { type: "object", required: ["price_point_id"], properties: { price_point_id: { type: "integer" } } }] } } } }] };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0 && errors === 0)
    if (typeof data == "string")
      if (pattern4.test(data)) {
        if (!formats0.test(data))
          return validate169.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
      } else
        return validate169.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
    else
      return validate169.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate169.errors = vErrors, errors === 0;
}
validate169.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate168.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors;
  if (errors === _errs0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.activated_at === void 0 && (missing0 = "activated_at") || data.balance_in_cents === void 0 && (missing0 = "balance_in_cents") || data.created_at === void 0 && (missing0 = "created_at") || data.current_period_started_at === void 0 && (missing0 = "current_period_started_at") || data.current_period_ends_at === void 0 && (missing0 = "current_period_ends_at") || data.interval === void 0 && (missing0 = "interval") || data.prepaid === void 0 && (missing0 = "prepaid") || data.updated_at === void 0 && (missing0 = "updated_at"))
        return validate168.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs2 = errors;
        if (errors === _errs2 && errors === _errs2)
          if (typeof data0 == "string")
            if (pattern18.test(data0)) {
              if (!formats2.test(data0))
                return validate168.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
            } else
              return validate168.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$" }, message: 'must match pattern "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"' }], !1;
          else
            return validate168.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid1 = _errs2 === errors;
      } else
        var valid1 = !0;
      if (valid1) {
        if (data.activate_on_payment !== void 0) {
          let _errs4 = errors;
          if (typeof data.activate_on_payment != "boolean")
            return validate168.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/allOf/0/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid1 = _errs4 === errors;
        } else
          var valid1 = !0;
        if (valid1) {
          if (data.activated_at !== void 0) {
            let data2 = data.activated_at, _errs6 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate168.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/type", keyword: "type", params: { type: schema69.allOf[0].properties.activated_at.type }, message: "must be string,null" }], !1;
            if (errors === _errs6 && errors === _errs6 && typeof data2 == "string")
              if (pattern4.test(data2)) {
                if (!formats0.test(data2))
                  return validate168.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate168.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
            var valid1 = _errs6 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.balance_in_cents !== void 0) {
              let data3 = data.balance_in_cents, _errs8 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return validate168.errors = [{ instancePath: instancePath + "/balance_in_cents", schemaPath: "#/allOf/0/properties/balance_in_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              var valid1 = _errs8 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.created_at !== void 0) {
                let _errs10 = errors;
                validate169(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length);
                var valid1 = _errs10 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.current_period_started_at !== void 0) {
                  let data5 = data.current_period_started_at, _errs11 = errors;
                  if (errors === _errs11 && errors === _errs11)
                    if (typeof data5 == "string")
                      if (pattern4.test(data5)) {
                        if (!formats0.test(data5))
                          return validate168.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate168.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
                    else
                      return validate168.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid1 = _errs11 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.current_period_ends_at !== void 0) {
                    let data6 = data.current_period_ends_at, _errs13 = errors;
                    if (errors === _errs13 && errors === _errs13)
                      if (typeof data6 == "string")
                        if (pattern4.test(data6)) {
                          if (!formats0.test(data6))
                            return validate168.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate168.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
                      else
                        return validate168.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs13 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.interval !== void 0) {
                      let data7 = data.interval, _errs15 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate168.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/allOf/0/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data7 == "number" && isFinite(data7)) {
                        if (data7 > 2147483647 || isNaN(data7))
                          return validate168.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/allOf/0/properties/interval/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data7 < 1 || isNaN(data7))
                          return validate168.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/allOf/0/properties/interval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid1 = _errs15 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data.prepaid !== void 0) {
                        let _errs17 = errors;
                        if (typeof data.prepaid != "boolean")
                          return validate168.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/allOf/0/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid1 = _errs17 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1)
                        if (data.updated_at !== void 0) {
                          let _errs19 = errors;
                          validate169(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length);
                          var valid1 = _errs19 === errors;
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
    } else
      return validate168.errors = [{ instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs20 = errors;
    if (errors === _errs20)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.interval_unit === void 0 && (missing1 = "interval_unit") || data.state === void 0 && (missing1 = "state") || data.previous_state === void 0 && (missing1 = "previous_state"))
          return validate168.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
        if (data.interval_unit !== void 0) {
          let _errs22 = errors;
          if (typeof data.interval_unit != "string")
            return validate168.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/allOf/1/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid2 = _errs22 === errors;
        } else
          var valid2 = !0;
        if (valid2) {
          if (data.state !== void 0) {
            let _errs24 = errors;
            if (typeof data.state != "string")
              return validate168.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/allOf/1/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid2 = _errs24 === errors;
          } else
            var valid2 = !0;
          if (valid2)
            if (data.previous_state !== void 0) {
              let data12 = data.previous_state, _errs26 = errors;
              if (typeof data12 != "string" && data12 !== null)
                return validate168.errors = [{ instancePath: instancePath + "/previous_state", schemaPath: "#/allOf/1/properties/previous_state/type", keyword: "type", params: { type: schema69.allOf[1].properties.previous_state.type }, message: "must be string,null" }], !1;
              var valid2 = _errs26 === errors;
            } else
              var valid2 = !0;
        }
      } else
        return validate168.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs20 === errors;
    if (valid0) {
      let _errs28 = errors;
      if (errors === _errs28)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing2;
          if (data.customer_id === void 0 && (missing2 = "customer_id"))
            return validate168.errors = [{ instancePath, schemaPath: "#/allOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
          if (data.customer_id !== void 0) {
            let data13 = data.customer_id;
            if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)))
              return validate168.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/allOf/2/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          }
        } else
          return validate168.errors = [{ instancePath, schemaPath: "#/allOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
      var valid0 = _errs28 === errors;
      if (valid0) {
        let _errs32 = errors;
        if (errors === _errs32)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing3;
            if (data.items === void 0 && (missing3 = "items"))
              return validate168.errors = [{ instancePath, schemaPath: "#/allOf/3/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
            if (data.items !== void 0) {
              let data14 = data.items;
              if (errors === errors)
                if (Array.isArray(data14)) {
                  var valid5 = !0;
                  let len0 = data14.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data15 = data14[i0], _errs36 = errors, _errs37 = errors;
                    if (errors === _errs37)
                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        let missing4;
                        if (data15.id === void 0 && (missing4 = "id") || data15.quantity === void 0 && (missing4 = "quantity") || data15.created_at === void 0 && (missing4 = "created_at") || data15.updated_at === void 0 && (missing4 = "updated_at"))
                          return validate168.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/0/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }], !1;
                        if (data15.id !== void 0) {
                          let data16 = data15.id, _errs39 = errors;
                          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
                            return validate168.errors = [{ instancePath: instancePath + "/items/" + i0 + "/id", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs39 && typeof data16 == "number" && isFinite(data16)) {
                            if (data16 > 2147483647 || isNaN(data16))
                              return validate168.errors = [{ instancePath: instancePath + "/items/" + i0 + "/id", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                            if (data16 < 1 || isNaN(data16))
                              return validate168.errors = [{ instancePath: instancePath + "/items/" + i0 + "/id", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          }
                          var valid7 = _errs39 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7) {
                          if (data15.quantity !== void 0) {
                            let data17 = data15.quantity, _errs41 = errors;
                            if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                              return validate168.errors = [{ instancePath: instancePath + "/items/" + i0 + "/quantity", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs41 && typeof data17 == "number" && isFinite(data17)) {
                              if (data17 > 2147483647 || isNaN(data17))
                                return validate168.errors = [{ instancePath: instancePath + "/items/" + i0 + "/quantity", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                              if (data17 < 1 || isNaN(data17))
                                return validate168.errors = [{ instancePath: instancePath + "/items/" + i0 + "/quantity", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                            }
                            var valid7 = _errs41 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7) {
                            if (data15.created_at !== void 0) {
                              let _errs43 = errors;
                              validate169(data15.created_at, { instancePath: instancePath + "/items/" + i0 + "/created_at", parentData: data15, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length);
                              var valid7 = _errs43 === errors;
                            } else
                              var valid7 = !0;
                            if (valid7)
                              if (data15.updated_at !== void 0) {
                                let _errs44 = errors;
                                validate169(data15.updated_at, { instancePath: instancePath + "/items/" + i0 + "/updated_at", parentData: data15, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length);
                                var valid7 = _errs44 === errors;
                              } else
                                var valid7 = !0;
                          }
                        }
                      } else
                        return validate168.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid6 = _errs37 === errors;
                    if (valid6) {
                      let _errs45 = errors;
                      if (errors === _errs45)
                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                          let missing5;
                          if (data15.product_id === void 0 && (missing5 = "product_id"))
                            return validate168.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/1/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }], !1;
                          if (data15.product_id !== void 0) {
                            let data20 = data15.product_id;
                            if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                              return validate168.errors = [{ instancePath: instancePath + "/items/" + i0 + "/product_id", schemaPath: "#/allOf/3/properties/items/items/allOf/1/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          }
                        } else
                          return validate168.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid6 = _errs45 === errors;
                      if (valid6) {
                        let _errs49 = errors;
                        if (errors === _errs49)
                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                            let missing6;
                            if (data15.price_point_id === void 0 && (missing6 = "price_point_id"))
                              return validate168.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/2/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }], !1;
                            if (data15.price_point_id !== void 0) {
                              let data21 = data15.price_point_id;
                              if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                                return validate168.errors = [{ instancePath: instancePath + "/items/" + i0 + "/price_point_id", schemaPath: "#/allOf/3/properties/items/items/allOf/2/properties/price_point_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            }
                          } else
                            return validate168.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid6 = _errs49 === errors;
                      }
                    }
                    var valid5 = _errs36 === errors;
                    if (!valid5)
                      break;
                  }
                } else
                  return validate168.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/allOf/3/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            }
          } else
            return validate168.errors = [{ instancePath, schemaPath: "#/allOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
        var valid0 = _errs32 === errors;
      }
    }
  }
  return validate168.errors = vErrors, errors === 0;
}
validate168.evaluated = { props: { items: !0, customer_id: !0, interval_unit: !0, state: !0, previous_state: !0, id: !0, activate_on_payment: !0, activated_at: !0, balance_in_cents: !0, created_at: !0, current_period_started_at: !0, current_period_ends_at: !0, interval: !0, prepaid: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole_payment_profiles_record = validate174;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate175.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors;
  validate92(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.qr_code === void 0 && (missing0 = "qr_code") || data.qr_code_expires_at === void 0 && (missing0 = "qr_code_expires_at"))
          return validate175.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.qr_code !== void 0) {
          let data0 = data.qr_code, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func1(data0) > 512)
                return validate175.errors = [{ instancePath: instancePath + "/qr_code", schemaPath: "#/allOf/1/properties/qr_code/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
            } else
              return validate175.errors = [{ instancePath: instancePath + "/qr_code", schemaPath: "#/allOf/1/properties/qr_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
        } else
          var valid1 = !0;
        if (valid1)
          if (data.qr_code_expires_at !== void 0) {
            let data1 = data.qr_code_expires_at, _errs5 = errors;
            if (errors === _errs5 && errors === _errs5)
              if (typeof data1 == "string") {
                if (!formats0.test(data1))
                  return validate175.errors = [{ instancePath: instancePath + "/qr_code_expires_at", schemaPath: "#/allOf/1/properties/qr_code_expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate175.errors = [{ instancePath: instancePath + "/qr_code_expires_at", schemaPath: "#/allOf/1/properties/qr_code_expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs5 === errors;
          } else
            var valid1 = !0;
      } else
        return validate175.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate175.errors = vErrors, errors === 0;
}
validate175.evaluated = { props: { qr_code: !0, qr_code_expires_at: !0, id: !0, created_at: !0, updated_at: !0, payment_method_type: !0, status: !0, activated_at: !0, refused_at: !0, subscription_id: !0, customer_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate174.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate175(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length), validate174.errors = vErrors, errors === 0;
}
validate174.evaluated = { props: { qr_code: !0, qr_code_expires_at: !0, id: !0, created_at: !0, updated_at: !0, payment_method_type: !0, status: !0, activated_at: !0, refused_at: !0, subscription_id: !0, customer_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_createToken_request = validate178;
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  return validate178.errors = null, !0;
}
validate178.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var facts_createToken_200 = validate179;
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate181.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.access_token === void 0 && (missing0 = "access_token") || data.token_type === void 0 && (missing0 = "token_type") || data.expires_in === void 0 && (missing0 = "expires_in") || data.scope === void 0 && (missing0 = "scope") || data.created_at === void 0 && (missing0 = "created_at"))
        return validate181.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.access_token !== void 0) {
        let data0 = data.access_token, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func1(data0) < 1)
              return validate181.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          } else
            return validate181.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.token_type !== void 0) {
          let data1 = data.token_type, _errs3 = errors;
          if (typeof data1 != "string")
            return validate181.errors = [{ instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (data1 !== "Bearer")
            return validate181.errors = [{ instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/const", keyword: "const", params: { allowedValue: "Bearer" }, message: "must be equal to constant" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.expires_in !== void 0) {
            let data2 = data.expires_in, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate181.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (data2 !== 72e3)
              return validate181.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/const", keyword: "const", params: { allowedValue: 72e3 }, message: "must be equal to constant" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scope !== void 0) {
              let _errs7 = errors;
              if (typeof data.scope != "string")
                return validate181.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.created_at !== void 0) {
                let _errs9 = errors;
                if (typeof data.created_at != "string")
                  return validate181.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate181.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate181.errors = vErrors, errors === 0;
}
validate181.evaluated = { props: { access_token: !0, token_type: !0, expires_in: !0, scope: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate179.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate181(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors), errors = vErrors.length), validate179.errors = vErrors, errors === 0;
}
validate179.evaluated = { props: { access_token: !0, token_type: !0, expires_in: !0, scope: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_createToken_400 = validate183;
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate184.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error") || data.error_description === void 0 && (missing0 = "error_description"))
        return validate184.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.error !== void 0) {
        let _errs1 = errors;
        if (typeof data.error != "string")
          return validate184.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.error_description !== void 0) {
          let _errs3 = errors;
          if (typeof data.error_description != "string")
            return validate184.errors = [{ instancePath: instancePath + "/error_description", schemaPath: "#/properties/error_description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate184.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate184.errors = vErrors, errors === 0;
}
validate184.evaluated = { props: { error: !0, error_description: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate183.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate184(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors), errors = vErrors.length), validate183.errors = vErrors, errors === 0;
}
validate183.evaluated = { props: { error: !0, error_description: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_listCustomers_200 = validate186;
var schema81 = { type: "object", required: ["id", "created_at", "updated_at", "email", "first_name", "last_name"], properties: { id: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" }, email: { type: "string" }, first_name: { type: "string" }, last_name: { type: "string" }, address: { type: ["string", "null"] }, address_2: { type: ["string", "null"] }, city: { type: ["string", "null"] }, state: { type: ["string", "null"] }, zip: { type: ["string", "null"], pattern: "^[0-9]*$" }, country: { type: ["string", "null"], pattern: "^([A-Za-z]{2})?$" }, phone: { type: ["string", "null"], pattern: "^[0-9]*$" }, document_number: { type: ["string", "null"], pattern: "^[0-9]*$" } } };
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate189.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0 && errors === 0)
    if (typeof data == "string") {
      if (!formats0.test(data))
        return validate189.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
    } else
      return validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate189.errors = vErrors, errors === 0;
}
validate189.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate188.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name"))
        return validate188.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate188.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate189(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate189(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs5 = errors;
              if (typeof data.email != "string")
                return validate188.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.first_name !== void 0) {
                let _errs7 = errors;
                if (typeof data.first_name != "string")
                  return validate188.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.last_name !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.last_name != "string")
                    return validate188.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.address !== void 0) {
                    let data6 = data.address, _errs11 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate188.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema81.properties.address.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.address_2 !== void 0) {
                      let data7 = data.address_2, _errs13 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate188.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema81.properties.address_2.type }, message: "must be string,null" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data8 = data.city, _errs15 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate188.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema81.properties.city.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data9 = data.state, _errs17 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate188.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema81.properties.state.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.zip !== void 0) {
                            let data10 = data.zip, _errs19 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate188.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema81.properties.zip.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data10 == "string" && !pattern6.test(data10))
                              return validate188.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.country !== void 0) {
                              let data11 = data.country, _errs21 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate188.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema81.properties.country.type }, message: "must be string,null" }], !1;
                              if (errors === _errs21 && typeof data11 == "string" && !pattern7.test(data11))
                                return validate188.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.phone !== void 0) {
                                let data12 = data.phone, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate188.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema81.properties.phone.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && !pattern6.test(data12))
                                  return validate188.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.document_number !== void 0) {
                                  let data13 = data.document_number, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate188.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema81.properties.document_number.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && !pattern6.test(data13))
                                    return validate188.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                  var valid0 = _errs25 === errors;
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
            }
          }
        }
      }
    } else
      return validate188.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate188.errors = vErrors, errors === 0;
}
validate188.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, email: !0, first_name: !0, last_name: !0, address: !0, address_2: !0, city: !0, state: !0, zip: !0, country: !0, phone: !0, document_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema83 = { type: ["string", "null"] };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate193.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null ? (validate193.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema83.type }, message: "must be string,null" }], !1) : (validate193.errors = vErrors, errors === 0);
}
validate193.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate195.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0 && !(data && typeof data == "object" && !Array.isArray(data)) ? (validate195.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1) : (validate195.errors = vErrors, errors === 0);
}
validate195.evaluated = { props: { message: !0, current_page: !0, next_page: !0, prev_page: !0, per_page: !0, total_pages: !0, total_count: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate187.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate187.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let data0 = data.data, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate188(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate187.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs4 = errors;
          validate193(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs5 = errors;
            validate195(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate187.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate187.errors = vErrors, errors === 0;
}
validate187.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate186.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate187(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors), errors = vErrors.length), validate186.errors = vErrors, errors === 0;
}
validate186.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_listCustomers_403 = validate198;
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate199.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.errors === void 0 && (missing0 = "errors"))
        return validate199.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.errors !== void 0) {
        let data0 = data.errors, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func1(data0) < 1)
              return validate199.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          } else
            return validate199.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.meta !== void 0) {
          let data1 = data.meta, _errs3 = errors;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))
            return validate199.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate199.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate199.errors = vErrors, errors === 0;
}
validate199.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate198.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate199(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length), validate198.errors = vErrors, errors === 0;
}
validate198.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_createCustomer_request = validate201;
var schema88 = { type: "object", required: [], properties: { email: { type: "string" }, first_name: { type: "string" }, last_name: { type: "string" }, address: { type: ["string", "null"] }, address_2: { type: ["string", "null"] }, city: { type: ["string", "null"] }, state: { type: ["string", "null"] }, zip: { type: ["string", "null"], pattern: "^[0-9]*$" }, country: { type: ["string", "null"] }, phone: { type: ["string", "null"] }, document_number: { type: ["string", "null"] } } };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.email !== void 0) {
        let _errs1 = errors;
        if (typeof data.email != "string")
          return validate202.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.first_name !== void 0) {
          let _errs3 = errors;
          if (typeof data.first_name != "string")
            return validate202.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.last_name !== void 0) {
            let _errs5 = errors;
            if (typeof data.last_name != "string")
              return validate202.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.address !== void 0) {
              let data3 = data.address, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate202.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema88.properties.address.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.address_2 !== void 0) {
                let data4 = data.address_2, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate202.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema88.properties.address_2.type }, message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.city !== void 0) {
                  let data5 = data.city, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate202.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema88.properties.city.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.state !== void 0) {
                    let data6 = data.state, _errs13 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate202.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema88.properties.state.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip !== void 0) {
                      let data7 = data.zip, _errs15 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate202.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema88.properties.zip.type }, message: "must be string,null" }], !1;
                      if (errors === _errs15 && typeof data7 == "string" && !pattern6.test(data7))
                        return validate202.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.country !== void 0) {
                        let data8 = data.country, _errs17 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate202.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema88.properties.country.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.phone !== void 0) {
                          let data9 = data.phone, _errs19 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate202.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema88.properties.phone.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.document_number !== void 0) {
                            let data10 = data.document_number, _errs21 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate202.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema88.properties.document_number.type }, message: "must be string,null" }], !1;
                            var valid0 = _errs21 === errors;
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
      }
    } else
      return validate202.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate202.errors = vErrors, errors === 0;
}
validate202.evaluated = { props: { email: !0, first_name: !0, last_name: !0, address: !0, address_2: !0, city: !0, state: !0, zip: !0, country: !0, phone: !0, document_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate201.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate202(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors), errors = vErrors.length), validate201.errors = vErrors, errors === 0;
}
validate201.evaluated = { props: { email: !0, first_name: !0, last_name: !0, address: !0, address_2: !0, city: !0, state: !0, zip: !0, country: !0, phone: !0, document_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_readCustomer_200 = validate204;
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate205.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate205.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate188(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate193(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate195(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate205.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate205.errors = vErrors, errors === 0;
}
validate205.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate204.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate205(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length), validate204.errors = vErrors, errors === 0;
}
validate204.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_createPaymentProfile_request = validate210;
var schema92 = { type: "object", required: ["payment_method_type", "subscription_id"], properties: { payment_method_type: { type: "string", enum: ["pix"] }, subscription_id: { type: "string" } } };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate211.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.payment_method_type === void 0 && (missing0 = "payment_method_type") || data.subscription_id === void 0 && (missing0 = "subscription_id"))
        return validate211.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.payment_method_type !== void 0) {
        let data0 = data.payment_method_type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate211.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "pix")
          return validate211.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/enum", keyword: "enum", params: { allowedValues: schema92.properties.payment_method_type.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.subscription_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.subscription_id != "string")
            return validate211.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate211.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate211.errors = vErrors, errors === 0;
}
validate211.evaluated = { props: { payment_method_type: !0, subscription_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate210.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate211(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length), validate210.errors = vErrors, errors === 0;
}
validate210.evaluated = { props: { payment_method_type: !0, subscription_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_listSubscriptions_200 = validate213;
var schema95 = { type: "object", required: ["id", "activate_on_payment", "balance_in_cents", "created_at", "current_period_started_at", "current_period_ends_at", "interval", "prepaid", "updated_at", "customer", "items"], properties: { id: { type: "string", format: "uuid" }, activate_on_payment: { type: "boolean" }, activated_at: { type: ["string", "null"], format: "date-time" }, balance_in_cents: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, current_period_started_at: { type: ["string", "null"], format: "date-time" }, current_period_ends_at: { type: ["string", "null"], format: "date-time" }, interval: { type: "integer" }, prepaid: { type: "boolean" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" }, customer: { $ref: "document:facts#/$defs/Customer" }, items: { type: "array", items: { $ref: "document:facts#/$defs/Item" } } } };
var schema97 = { type: "object", required: ["id", "created_at", "updated_at", "name", "description", "handle"], properties: { id: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" }, name: { type: "string" }, description: { type: ["string", "null"] }, handle: { type: "string" } } };
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.handle === void 0 && (missing0 = "handle"))
        return validate222.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate222.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate189(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate189(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate222.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let data4 = data.description, _errs7 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate222.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema97.properties.description.type }, message: "must be string,null" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.handle !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.handle != "string")
                    return validate222.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate222.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate222.errors = vErrors, errors === 0;
}
validate222.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, description: !0, handle: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate226.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.handle === void 0 && (missing0 = "handle") || data.price_int_cents === void 0 && (missing0 = "price_int_cents"))
        return validate226.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate226.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate189(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate189(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate226.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.handle !== void 0) {
                let _errs7 = errors;
                if (typeof data.handle != "string")
                  return validate226.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_int_cents !== void 0) {
                  let data5 = data.price_int_cents, _errs9 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate226.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate226.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate226.errors = vErrors, errors === 0;
}
validate226.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, handle: !0, price_int_cents: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate219.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.quantity === void 0 && (missing0 = "quantity") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.product === void 0 && (missing0 = "product") || data.price_point === void 0 && (missing0 = "price_point"))
        return validate219.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate219.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate219.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.created_at !== void 0) {
            let _errs5 = errors;
            validate189(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.updated_at !== void 0) {
              let _errs6 = errors;
              validate189(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.product !== void 0) {
                let _errs7 = errors;
                validate222(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length);
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_point !== void 0) {
                  let _errs8 = errors;
                  validate226(data.price_point, { instancePath: instancePath + "/price_point", parentData: data, parentDataProperty: "price_point", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate219.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate219.errors = vErrors, errors === 0;
}
validate219.evaluated = { props: { id: !0, quantity: !0, created_at: !0, updated_at: !0, product: !0, price_point: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.balance_in_cents === void 0 && (missing0 = "balance_in_cents") || data.created_at === void 0 && (missing0 = "created_at") || data.current_period_started_at === void 0 && (missing0 = "current_period_started_at") || data.current_period_ends_at === void 0 && (missing0 = "current_period_ends_at") || data.interval === void 0 && (missing0 = "interval") || data.prepaid === void 0 && (missing0 = "prepaid") || data.updated_at === void 0 && (missing0 = "updated_at") || data.customer === void 0 && (missing0 = "customer") || data.items === void 0 && (missing0 = "items"))
        return validate215.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1 && errors === _errs1)
          if (typeof data0 == "string") {
            if (!formats2.test(data0))
              return validate215.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
          } else
            return validate215.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.activate_on_payment !== void 0) {
          let _errs3 = errors;
          if (typeof data.activate_on_payment != "boolean")
            return validate215.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.activated_at !== void 0) {
            let data2 = data.activated_at, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate215.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/type", keyword: "type", params: { type: schema95.properties.activated_at.type }, message: "must be string,null" }], !1;
            if (errors === _errs5 && errors === _errs5 && typeof data2 == "string" && !formats0.test(data2))
              return validate215.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.balance_in_cents !== void 0) {
              let data3 = data.balance_in_cents, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return validate215.errors = [{ instancePath: instancePath + "/balance_in_cents", schemaPath: "#/properties/balance_in_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.created_at !== void 0) {
                let _errs9 = errors;
                validate189(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.current_period_started_at !== void 0) {
                  let data5 = data.current_period_started_at, _errs10 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate215.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/type", keyword: "type", params: { type: schema95.properties.current_period_started_at.type }, message: "must be string,null" }], !1;
                  if (errors === _errs10 && errors === _errs10 && typeof data5 == "string" && !formats0.test(data5))
                    return validate215.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.current_period_ends_at !== void 0) {
                    let data6 = data.current_period_ends_at, _errs12 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate215.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/type", keyword: "type", params: { type: schema95.properties.current_period_ends_at.type }, message: "must be string,null" }], !1;
                    if (errors === _errs12 && errors === _errs12 && typeof data6 == "string" && !formats0.test(data6))
                      return validate215.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.interval !== void 0) {
                      let data7 = data.interval, _errs14 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate215.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.prepaid !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.prepaid != "boolean")
                          return validate215.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.updated_at !== void 0) {
                          let _errs18 = errors;
                          validate189(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.customer !== void 0) {
                            let _errs19 = errors;
                            validate188(data.customer, { instancePath: instancePath + "/customer", parentData: data, parentDataProperty: "customer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors), errors = vErrors.length);
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.items !== void 0) {
                              let data11 = data.items, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data11)) {
                                  var valid1 = !0;
                                  let len0 = data11.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs22 = errors;
                                    validate219(data11[i0], { instancePath: instancePath + "/items/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors), errors = vErrors.length);
                                    var valid1 = _errs22 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate215.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
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
        }
      }
    } else
      return validate215.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate215.errors = vErrors, errors === 0;
}
validate215.evaluated = { props: { id: !0, activate_on_payment: !0, activated_at: !0, balance_in_cents: !0, created_at: !0, current_period_started_at: !0, current_period_ends_at: !0, interval: !0, prepaid: !0, updated_at: !0, customer: !0, items: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate214.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let data0 = data.data, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate215(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate214.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs4 = errors;
          validate193(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs5 = errors;
            validate195(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate214.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate214.errors = vErrors, errors === 0;
}
validate214.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate213.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate214(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length), validate213.errors = vErrors, errors === 0;
}
validate213.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_createSubscription_request = validate235;
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate237.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.email !== void 0) {
        let _errs1 = errors;
        if (typeof data.email != "string")
          return validate237.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.first_name !== void 0) {
          let _errs3 = errors;
          if (typeof data.first_name != "string")
            return validate237.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.last_name !== void 0) {
            let _errs5 = errors;
            if (typeof data.last_name != "string")
              return validate237.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.address !== void 0) {
              let data3 = data.address, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate237.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema88.properties.address.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.address_2 !== void 0) {
                let data4 = data.address_2, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate237.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema88.properties.address_2.type }, message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.city !== void 0) {
                  let data5 = data.city, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate237.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema88.properties.city.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.state !== void 0) {
                    let data6 = data.state, _errs13 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate237.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema88.properties.state.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip !== void 0) {
                      let data7 = data.zip, _errs15 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate237.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema88.properties.zip.type }, message: "must be string,null" }], !1;
                      if (errors === _errs15 && typeof data7 == "string" && !pattern6.test(data7))
                        return validate237.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.country !== void 0) {
                        let data8 = data.country, _errs17 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate237.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema88.properties.country.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.phone !== void 0) {
                          let data9 = data.phone, _errs19 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate237.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema88.properties.phone.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.document_number !== void 0) {
                            let data10 = data.document_number, _errs21 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate237.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema88.properties.document_number.type }, message: "must be string,null" }], !1;
                            var valid0 = _errs21 === errors;
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
      }
    } else
      return validate237.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate237.errors = vErrors, errors === 0;
}
validate237.evaluated = { props: { email: !0, first_name: !0, last_name: !0, address: !0, address_2: !0, city: !0, state: !0, zip: !0, country: !0, phone: !0, document_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate239.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.product_id !== void 0) {
        let data0 = data.product_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate239.errors = [{ instancePath: instancePath + "/product_id", schemaPath: "#/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate239.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate239.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate239.errors = vErrors, errors === 0;
}
validate239.evaluated = { props: { product_id: !0, quantity: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate236.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.interval !== void 0) {
        let data0 = data.interval, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate236.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.interval_unit !== void 0) {
          let _errs3 = errors;
          if (typeof data.interval_unit != "string")
            return validate236.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.customer_id !== void 0) {
            let data2 = data.customer_id, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate236.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer_attributes !== void 0) {
              let _errs7 = errors;
              validate237(data.customer_attributes, { instancePath: instancePath + "/customer_attributes", parentData: data, parentDataProperty: "customer_attributes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors), errors = vErrors.length);
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.subscription_items !== void 0) {
                let data4 = data.subscription_items, _errs8 = errors;
                if (errors === _errs8)
                  if (Array.isArray(data4)) {
                    var valid1 = !0;
                    let len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs10 = errors;
                      validate239(data4[i0], { instancePath: instancePath + "/subscription_items/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors), errors = vErrors.length);
                      var valid1 = _errs10 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate236.errors = [{ instancePath: instancePath + "/subscription_items", schemaPath: "#/properties/subscription_items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate236.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate236.errors = vErrors, errors === 0;
}
validate236.evaluated = { props: { interval: !0, interval_unit: !0, customer_id: !0, customer_attributes: !0, subscription_items: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate235.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.subscription === void 0 && (missing0 = "subscription"))
        return validate235.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      data.subscription !== void 0 && (validate236(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors), errors = vErrors.length));
    } else
      return validate235.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate235.errors = vErrors, errors === 0;
}
validate235.evaluated = { props: { subscription: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_createSubscription_201 = validate242;
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate243.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate243.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate215(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate193(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate195(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate243.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate243.errors = vErrors, errors === 0;
}
validate243.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate242.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate243(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors), errors = vErrors.length), validate242.errors = vErrors, errors === 0;
}
validate242.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_readSubscription_200 = validate248;
var schema107 = { allOf: [{ $ref: "document:facts#/$defs/SubscriptionSummary" }, { type: "object", required: ["interval_unit", "state"], properties: { interval_unit: { type: "string" }, state: { type: "string" }, previous_state: { type: ["string", "null"] } } }] };
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate250.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors;
  validate215(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.interval_unit === void 0 && (missing0 = "interval_unit") || data.state === void 0 && (missing0 = "state"))
          return validate250.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.interval_unit !== void 0) {
          let _errs3 = errors;
          if (typeof data.interval_unit != "string")
            return validate250.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/allOf/1/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
        } else
          var valid1 = !0;
        if (valid1) {
          if (data.state !== void 0) {
            let _errs5 = errors;
            if (typeof data.state != "string")
              return validate250.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/allOf/1/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs5 === errors;
          } else
            var valid1 = !0;
          if (valid1)
            if (data.previous_state !== void 0) {
              let data2 = data.previous_state, _errs7 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate250.errors = [{ instancePath: instancePath + "/previous_state", schemaPath: "#/allOf/1/properties/previous_state/type", keyword: "type", params: { type: schema107.allOf[1].properties.previous_state.type }, message: "must be string,null" }], !1;
              var valid1 = _errs7 === errors;
            } else
              var valid1 = !0;
        }
      } else
        return validate250.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate250.errors = vErrors, errors === 0;
}
validate250.evaluated = { props: { interval_unit: !0, state: !0, previous_state: !0, id: !0, activate_on_payment: !0, activated_at: !0, balance_in_cents: !0, created_at: !0, current_period_started_at: !0, current_period_ends_at: !0, interval: !0, prepaid: !0, updated_at: !0, customer: !0, items: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate249.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate249.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate250(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate193(data.errors, { instancePath: instancePath + "/errors", parentData: data, parentDataProperty: "errors", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate195(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate249.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate249.errors = vErrors, errors === 0;
}
validate249.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate248.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate249(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors), errors = vErrors.length), validate248.errors = vErrors, errors === 0;
}
validate248.evaluated = { props: { data: !0, errors: !0, meta: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_addItem_request = validate256;
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate257.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.product_handle !== void 0) {
        let _errs1 = errors;
        if (typeof data.product_handle != "string")
          return validate257.errors = [{ instancePath: instancePath + "/product_handle", schemaPath: "#/properties/product_handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate257.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate257.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate257.errors = vErrors, errors === 0;
}
validate257.evaluated = { props: { product_handle: !0, quantity: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate256.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item === void 0 && (missing0 = "item"))
        return validate256.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      data.item !== void 0 && (validate257(data.item, { instancePath: instancePath + "/item", parentData: data, parentDataProperty: "item", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors), errors = vErrors.length));
    } else
      return validate256.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate256.errors = vErrors, errors === 0;
}
validate256.evaluated = { props: { item: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_paymentProfileUpdated_event = validate259;
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  return validate260.errors = null, !0;
}
validate260.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate259.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate260(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors), errors = vErrors.length), validate259.errors = vErrors, errors === 0;
}
validate259.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var facts_customers_record = validate262;
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate263.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name"))
        return validate263.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate263.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate189(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate189(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs5 = errors;
              if (typeof data.email != "string")
                return validate263.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.first_name !== void 0) {
                let _errs7 = errors;
                if (typeof data.first_name != "string")
                  return validate263.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.last_name !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.last_name != "string")
                    return validate263.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.address !== void 0) {
                    let data6 = data.address, _errs11 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate263.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema81.properties.address.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.address_2 !== void 0) {
                      let data7 = data.address_2, _errs13 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate263.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema81.properties.address_2.type }, message: "must be string,null" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data8 = data.city, _errs15 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate263.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema81.properties.city.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data9 = data.state, _errs17 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate263.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema81.properties.state.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.zip !== void 0) {
                            let data10 = data.zip, _errs19 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate263.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema81.properties.zip.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data10 == "string" && !pattern6.test(data10))
                              return validate263.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.country !== void 0) {
                              let data11 = data.country, _errs21 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate263.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema81.properties.country.type }, message: "must be string,null" }], !1;
                              if (errors === _errs21 && typeof data11 == "string" && !pattern7.test(data11))
                                return validate263.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.phone !== void 0) {
                                let data12 = data.phone, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate263.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema81.properties.phone.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && !pattern6.test(data12))
                                  return validate263.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.document_number !== void 0) {
                                  let data13 = data.document_number, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate263.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema81.properties.document_number.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && !pattern6.test(data13))
                                    return validate263.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                  var valid0 = _errs25 === errors;
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
            }
          }
        }
      }
    } else
      return validate263.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate263.errors = vErrors, errors === 0;
}
validate263.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, email: !0, first_name: !0, last_name: !0, address: !0, address_2: !0, city: !0, state: !0, zip: !0, country: !0, phone: !0, document_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate262.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate263(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length), validate262.errors = vErrors, errors === 0;
}
validate262.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, email: !0, first_name: !0, last_name: !0, address: !0, address_2: !0, city: !0, state: !0, zip: !0, country: !0, phone: !0, document_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_products_record = validate267;
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate268.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.handle === void 0 && (missing0 = "handle"))
        return validate268.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate268.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate189(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate189(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate268.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let data4 = data.description, _errs7 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate268.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema97.properties.description.type }, message: "must be string,null" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.handle !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.handle != "string")
                    return validate268.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate268.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate268.errors = vErrors, errors === 0;
}
validate268.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, description: !0, handle: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate267.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate268(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length), validate267.errors = vErrors, errors === 0;
}
validate267.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, description: !0, handle: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_price_points_record = validate272;
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate273.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.handle === void 0 && (missing0 = "handle") || data.price_int_cents === void 0 && (missing0 = "price_int_cents"))
        return validate273.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate273.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate189(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate189(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate273.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.handle !== void 0) {
                let _errs7 = errors;
                if (typeof data.handle != "string")
                  return validate273.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_int_cents !== void 0) {
                  let data5 = data.price_int_cents, _errs9 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate273.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate273.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate273.errors = vErrors, errors === 0;
}
validate273.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, name: !0, handle: !0, price_int_cents: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate272.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors;
  validate273(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.product_id === void 0 && (missing0 = "product_id"))
          return validate272.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.product_id !== void 0) {
          let data0 = data.product_id;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
            return validate272.errors = [{ instancePath: instancePath + "/product_id", schemaPath: "#/allOf/1/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        }
      } else
        return validate272.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate272.errors = vErrors, errors === 0;
}
validate272.evaluated = { props: { product_id: !0, id: !0, created_at: !0, updated_at: !0, name: !0, handle: !0, price_int_cents: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_subscriptions_record = validate277, schema118 = { $id: "facts_subscriptions_record", allOf: [{ type: "object", required: ["id", "activate_on_payment", "balance_in_cents", "created_at", "current_period_started_at", "current_period_ends_at", "interval", "prepaid", "updated_at"], properties: { id: { type: "string", format: "uuid" }, activate_on_payment: { type: "boolean" }, activated_at: { type: ["string", "null"], format: "date-time" }, balance_in_cents: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, current_period_started_at: { type: ["string", "null"], format: "date-time" }, current_period_ends_at: { type: ["string", "null"], format: "date-time" }, interval: { type: "integer" }, prepaid: { type: "boolean" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" } } }, { type: "object", required: ["interval_unit", "state"], properties: { interval_unit: { type: "string" }, state: { type: "string" }, previous_state: { type: ["string", "null"] } } }, { type: "object", required: ["customer_id"], properties: { customer_id: { type: "integer" } } }, { type: "object", required: ["items"], properties: { items: { type: "array", items: { allOf: [{ type: "object", required: ["id", "quantity", "created_at", "updated_at"], properties: { id: { type: "integer" }, quantity: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" } } }, { type: "object", required: ["product_id"], properties: { product_id: { type: "integer" } } }, { type: "object", required: ["price_point_id"], properties: { price_point_id: { type: "integer" } } }] } } } }] };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate278.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0 && errors === 0)
    if (typeof data == "string") {
      if (!formats0.test(data))
        return validate278.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
    } else
      return validate278.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate278.errors = vErrors, errors === 0;
}
validate278.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate277.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors;
  if (errors === _errs0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.balance_in_cents === void 0 && (missing0 = "balance_in_cents") || data.created_at === void 0 && (missing0 = "created_at") || data.current_period_started_at === void 0 && (missing0 = "current_period_started_at") || data.current_period_ends_at === void 0 && (missing0 = "current_period_ends_at") || data.interval === void 0 && (missing0 = "interval") || data.prepaid === void 0 && (missing0 = "prepaid") || data.updated_at === void 0 && (missing0 = "updated_at"))
        return validate277.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs2 = errors;
        if (errors === _errs2 && errors === _errs2)
          if (typeof data0 == "string") {
            if (!formats2.test(data0))
              return validate277.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
          } else
            return validate277.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid1 = _errs2 === errors;
      } else
        var valid1 = !0;
      if (valid1) {
        if (data.activate_on_payment !== void 0) {
          let _errs4 = errors;
          if (typeof data.activate_on_payment != "boolean")
            return validate277.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/allOf/0/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid1 = _errs4 === errors;
        } else
          var valid1 = !0;
        if (valid1) {
          if (data.activated_at !== void 0) {
            let data2 = data.activated_at, _errs6 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate277.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/type", keyword: "type", params: { type: schema118.allOf[0].properties.activated_at.type }, message: "must be string,null" }], !1;
            if (errors === _errs6 && errors === _errs6 && typeof data2 == "string" && !formats0.test(data2))
              return validate277.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
            var valid1 = _errs6 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.balance_in_cents !== void 0) {
              let data3 = data.balance_in_cents, _errs8 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return validate277.errors = [{ instancePath: instancePath + "/balance_in_cents", schemaPath: "#/allOf/0/properties/balance_in_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              var valid1 = _errs8 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.created_at !== void 0) {
                let _errs10 = errors;
                validate278(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length);
                var valid1 = _errs10 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.current_period_started_at !== void 0) {
                  let data5 = data.current_period_started_at, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate277.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/type", keyword: "type", params: { type: schema118.allOf[0].properties.current_period_started_at.type }, message: "must be string,null" }], !1;
                  if (errors === _errs11 && errors === _errs11 && typeof data5 == "string" && !formats0.test(data5))
                    return validate277.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  var valid1 = _errs11 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.current_period_ends_at !== void 0) {
                    let data6 = data.current_period_ends_at, _errs13 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate277.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/type", keyword: "type", params: { type: schema118.allOf[0].properties.current_period_ends_at.type }, message: "must be string,null" }], !1;
                    if (errors === _errs13 && errors === _errs13 && typeof data6 == "string" && !formats0.test(data6))
                      return validate277.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    var valid1 = _errs13 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.interval !== void 0) {
                      let data7 = data.interval, _errs15 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate277.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/allOf/0/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      var valid1 = _errs15 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data.prepaid !== void 0) {
                        let _errs17 = errors;
                        if (typeof data.prepaid != "boolean")
                          return validate277.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/allOf/0/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid1 = _errs17 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1)
                        if (data.updated_at !== void 0) {
                          let _errs19 = errors;
                          validate278(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length);
                          var valid1 = _errs19 === errors;
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
    } else
      return validate277.errors = [{ instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs20 = errors;
    if (errors === _errs20)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.interval_unit === void 0 && (missing1 = "interval_unit") || data.state === void 0 && (missing1 = "state"))
          return validate277.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
        if (data.interval_unit !== void 0) {
          let _errs22 = errors;
          if (typeof data.interval_unit != "string")
            return validate277.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/allOf/1/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid2 = _errs22 === errors;
        } else
          var valid2 = !0;
        if (valid2) {
          if (data.state !== void 0) {
            let _errs24 = errors;
            if (typeof data.state != "string")
              return validate277.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/allOf/1/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid2 = _errs24 === errors;
          } else
            var valid2 = !0;
          if (valid2)
            if (data.previous_state !== void 0) {
              let data12 = data.previous_state, _errs26 = errors;
              if (typeof data12 != "string" && data12 !== null)
                return validate277.errors = [{ instancePath: instancePath + "/previous_state", schemaPath: "#/allOf/1/properties/previous_state/type", keyword: "type", params: { type: schema118.allOf[1].properties.previous_state.type }, message: "must be string,null" }], !1;
              var valid2 = _errs26 === errors;
            } else
              var valid2 = !0;
        }
      } else
        return validate277.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs20 === errors;
    if (valid0) {
      let _errs28 = errors;
      if (errors === _errs28)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing2;
          if (data.customer_id === void 0 && (missing2 = "customer_id"))
            return validate277.errors = [{ instancePath, schemaPath: "#/allOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
          if (data.customer_id !== void 0) {
            let data13 = data.customer_id;
            if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)))
              return validate277.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/allOf/2/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          }
        } else
          return validate277.errors = [{ instancePath, schemaPath: "#/allOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
      var valid0 = _errs28 === errors;
      if (valid0) {
        let _errs32 = errors;
        if (errors === _errs32)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing3;
            if (data.items === void 0 && (missing3 = "items"))
              return validate277.errors = [{ instancePath, schemaPath: "#/allOf/3/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
            if (data.items !== void 0) {
              let data14 = data.items;
              if (errors === errors)
                if (Array.isArray(data14)) {
                  var valid5 = !0;
                  let len0 = data14.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data15 = data14[i0], _errs36 = errors, _errs37 = errors;
                    if (errors === _errs37)
                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        let missing4;
                        if (data15.id === void 0 && (missing4 = "id") || data15.quantity === void 0 && (missing4 = "quantity") || data15.created_at === void 0 && (missing4 = "created_at") || data15.updated_at === void 0 && (missing4 = "updated_at"))
                          return validate277.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/0/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }], !1;
                        if (data15.id !== void 0) {
                          let data16 = data15.id, _errs39 = errors;
                          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
                            return validate277.errors = [{ instancePath: instancePath + "/items/" + i0 + "/id", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          var valid7 = _errs39 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7) {
                          if (data15.quantity !== void 0) {
                            let data17 = data15.quantity, _errs41 = errors;
                            if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                              return validate277.errors = [{ instancePath: instancePath + "/items/" + i0 + "/quantity", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            var valid7 = _errs41 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7) {
                            if (data15.created_at !== void 0) {
                              let _errs43 = errors;
                              validate278(data15.created_at, { instancePath: instancePath + "/items/" + i0 + "/created_at", parentData: data15, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length);
                              var valid7 = _errs43 === errors;
                            } else
                              var valid7 = !0;
                            if (valid7)
                              if (data15.updated_at !== void 0) {
                                let _errs44 = errors;
                                validate278(data15.updated_at, { instancePath: instancePath + "/items/" + i0 + "/updated_at", parentData: data15, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length);
                                var valid7 = _errs44 === errors;
                              } else
                                var valid7 = !0;
                          }
                        }
                      } else
                        return validate277.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid6 = _errs37 === errors;
                    if (valid6) {
                      let _errs45 = errors;
                      if (errors === _errs45)
                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                          let missing5;
                          if (data15.product_id === void 0 && (missing5 = "product_id"))
                            return validate277.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/1/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }], !1;
                          if (data15.product_id !== void 0) {
                            let data20 = data15.product_id;
                            if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                              return validate277.errors = [{ instancePath: instancePath + "/items/" + i0 + "/product_id", schemaPath: "#/allOf/3/properties/items/items/allOf/1/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          }
                        } else
                          return validate277.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid6 = _errs45 === errors;
                      if (valid6) {
                        let _errs49 = errors;
                        if (errors === _errs49)
                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                            let missing6;
                            if (data15.price_point_id === void 0 && (missing6 = "price_point_id"))
                              return validate277.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/2/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }], !1;
                            if (data15.price_point_id !== void 0) {
                              let data21 = data15.price_point_id;
                              if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                                return validate277.errors = [{ instancePath: instancePath + "/items/" + i0 + "/price_point_id", schemaPath: "#/allOf/3/properties/items/items/allOf/2/properties/price_point_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            }
                          } else
                            return validate277.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid6 = _errs49 === errors;
                      }
                    }
                    var valid5 = _errs36 === errors;
                    if (!valid5)
                      break;
                  }
                } else
                  return validate277.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/allOf/3/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            }
          } else
            return validate277.errors = [{ instancePath, schemaPath: "#/allOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
        var valid0 = _errs32 === errors;
      }
    }
  }
  return validate277.errors = vErrors, errors === 0;
}
validate277.evaluated = { props: { items: !0, customer_id: !0, interval_unit: !0, state: !0, previous_state: !0, id: !0, activate_on_payment: !0, activated_at: !0, balance_in_cents: !0, created_at: !0, current_period_started_at: !0, current_period_ends_at: !0, interval: !0, prepaid: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var facts_payment_profiles_record = validate283;
var schema122 = { type: "object", required: [], properties: { id: {}, created_at: {}, updated_at: {}, payment_method_type: { type: "string", enum: ["pix"] }, status: {}, activated_at: {}, refused_at: {}, subscription_id: { type: "string" }, customer_id: {} } };
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate285.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.payment_method_type !== void 0) {
        let data0 = data.payment_method_type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate285.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "pix")
          return validate285.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/enum", keyword: "enum", params: { allowedValues: schema122.properties.payment_method_type.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.subscription_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.subscription_id != "string")
            return validate285.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate285.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate285.errors = vErrors, errors === 0;
}
validate285.evaluated = { props: { id: !0, created_at: !0, updated_at: !0, payment_method_type: !0, status: !0, activated_at: !0, refused_at: !0, subscription_id: !0, customer_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate284.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors;
  validate285(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data)))
      return validate284.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate284.errors = vErrors, errors === 0;
}
validate284.evaluated = { props: { qr_code: !0, qr_code_expires_at: !0, id: !0, created_at: !0, updated_at: !0, payment_method_type: !0, status: !0, activated_at: !0, refused_at: !0, subscription_id: !0, customer_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate283.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate284(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors), errors = vErrors.length), validate283.errors = vErrors, errors === 0;
}
validate283.evaluated = { props: { qr_code: !0, qr_code_expires_at: !0, id: !0, created_at: !0, updated_at: !0, payment_method_type: !0, status: !0, activated_at: !0, refused_at: !0, subscription_id: !0, customer_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var whole = {
  "createToken request": whole_createToken_request,
  "createToken 200": whole_createToken_200,
  "createToken 400": whole_createToken_400,
  "createToken 401": whole_createToken_400,
  "createToken 413": whole_createToken_400,
  "createToken 415": whole_createToken_400,
  "createToken 500": whole_createToken_400,
  "listCustomers 200": whole_listCustomers_200,
  "listCustomers 401": whole_listCustomers_401,
  "listCustomers 403": whole_listCustomers_401,
  "listCustomers 422": whole_listCustomers_401,
  "listCustomers 500": whole_listCustomers_401,
  "createCustomer request": whole_createCustomer_request,
  "createCustomer 201": whole_createCustomer_201,
  "createCustomer 400": whole_listCustomers_401,
  "createCustomer 401": whole_listCustomers_401,
  "createCustomer 403": whole_listCustomers_401,
  "createCustomer 413": whole_listCustomers_401,
  "createCustomer 415": whole_listCustomers_401,
  "createCustomer 422": whole_listCustomers_401,
  "createCustomer 500": whole_listCustomers_401,
  "readCustomer 200": whole_createCustomer_201,
  "readCustomer 401": whole_listCustomers_401,
  "readCustomer 403": whole_listCustomers_401,
  "readCustomer 404": whole_listCustomers_401,
  "readCustomer 500": whole_listCustomers_401,
  "createPaymentProfile request": whole_createPaymentProfile_request,
  "createPaymentProfile 201": whole_createPaymentProfile_201,
  "createPaymentProfile 400": whole_listCustomers_401,
  "createPaymentProfile 401": whole_listCustomers_401,
  "createPaymentProfile 403": whole_listCustomers_401,
  "createPaymentProfile 404": whole_listCustomers_401,
  "createPaymentProfile 413": whole_listCustomers_401,
  "createPaymentProfile 415": whole_listCustomers_401,
  "createPaymentProfile 422": whole_listCustomers_401,
  "createPaymentProfile 500": whole_listCustomers_401,
  "listSubscriptions 200": whole_listSubscriptions_200,
  "listSubscriptions 401": whole_listCustomers_401,
  "listSubscriptions 403": whole_listCustomers_401,
  "listSubscriptions 422": whole_listCustomers_401,
  "listSubscriptions 500": whole_listCustomers_401,
  "createSubscription request": whole_createSubscription_request,
  "createSubscription 201": whole_createSubscription_201,
  "createSubscription 400": whole_listCustomers_401,
  "createSubscription 401": whole_listCustomers_401,
  "createSubscription 403": whole_listCustomers_401,
  "createSubscription 404": whole_listCustomers_401,
  "createSubscription 413": whole_listCustomers_401,
  "createSubscription 415": whole_listCustomers_401,
  "createSubscription 422": whole_listCustomers_401,
  "createSubscription 500": whole_listCustomers_401,
  "readSubscription 200": whole_readSubscription_200,
  "readSubscription 401": whole_listCustomers_401,
  "readSubscription 403": whole_listCustomers_401,
  "readSubscription 404": whole_listCustomers_401,
  "readSubscription 500": whole_listCustomers_401,
  "addItem request": whole_addItem_request,
  "addItem 201": whole_createSubscription_201,
  "addItem 400": whole_listCustomers_401,
  "addItem 401": whole_listCustomers_401,
  "addItem 403": whole_listCustomers_401,
  "addItem 404": whole_listCustomers_401,
  "addItem 413": whole_listCustomers_401,
  "addItem 415": whole_listCustomers_401,
  "addItem 422": whole_listCustomers_401,
  "addItem 500": whole_listCustomers_401,
  "paymentProfileUpdated event": whole_paymentProfileUpdated_event,
  "customers record": whole_customers_record,
  "products record": whole_products_record,
  "price_points record": whole_price_points_record,
  "subscriptions record": whole_subscriptions_record,
  "payment_profiles record": whole_payment_profiles_record
}, facts = {
  "createToken request": facts_createToken_request,
  "createToken 200": facts_createToken_200,
  "createToken 400": facts_createToken_400,
  "createToken 401": facts_createToken_400,
  "createToken 413": facts_createToken_400,
  "createToken 415": facts_createToken_400,
  "createToken 500": facts_createToken_400,
  "listCustomers 200": facts_listCustomers_200,
  "listCustomers 401": facts_createToken_request,
  "listCustomers 403": facts_listCustomers_403,
  "listCustomers 422": facts_listCustomers_403,
  "listCustomers 500": facts_listCustomers_403,
  "createCustomer request": facts_createCustomer_request,
  "createCustomer 201": facts_createToken_request,
  "createCustomer 400": facts_listCustomers_403,
  "createCustomer 401": facts_createToken_request,
  "createCustomer 403": facts_listCustomers_403,
  "createCustomer 413": facts_listCustomers_403,
  "createCustomer 415": facts_listCustomers_403,
  "createCustomer 422": facts_listCustomers_403,
  "createCustomer 500": facts_listCustomers_403,
  "readCustomer 200": facts_readCustomer_200,
  "readCustomer 401": facts_createToken_request,
  "readCustomer 403": facts_listCustomers_403,
  "readCustomer 404": facts_listCustomers_403,
  "readCustomer 500": facts_listCustomers_403,
  "createPaymentProfile request": facts_createPaymentProfile_request,
  "createPaymentProfile 201": facts_createToken_request,
  "createPaymentProfile 400": facts_listCustomers_403,
  "createPaymentProfile 401": facts_createToken_request,
  "createPaymentProfile 403": facts_listCustomers_403,
  "createPaymentProfile 404": facts_listCustomers_403,
  "createPaymentProfile 413": facts_listCustomers_403,
  "createPaymentProfile 415": facts_listCustomers_403,
  "createPaymentProfile 422": facts_listCustomers_403,
  "createPaymentProfile 500": facts_listCustomers_403,
  "listSubscriptions 200": facts_listSubscriptions_200,
  "listSubscriptions 401": facts_createToken_request,
  "listSubscriptions 403": facts_listCustomers_403,
  "listSubscriptions 422": facts_listCustomers_403,
  "listSubscriptions 500": facts_listCustomers_403,
  "createSubscription request": facts_createSubscription_request,
  "createSubscription 201": facts_createSubscription_201,
  "createSubscription 400": facts_listCustomers_403,
  "createSubscription 401": facts_createToken_request,
  "createSubscription 403": facts_listCustomers_403,
  "createSubscription 404": facts_listCustomers_403,
  "createSubscription 413": facts_listCustomers_403,
  "createSubscription 415": facts_listCustomers_403,
  "createSubscription 422": facts_listCustomers_403,
  "createSubscription 500": facts_listCustomers_403,
  "readSubscription 200": facts_readSubscription_200,
  "readSubscription 401": facts_createToken_request,
  "readSubscription 403": facts_listCustomers_403,
  "readSubscription 404": facts_listCustomers_403,
  "readSubscription 500": facts_listCustomers_403,
  "addItem request": facts_addItem_request,
  "addItem 201": facts_createSubscription_201,
  "addItem 400": facts_listCustomers_403,
  "addItem 401": facts_createToken_request,
  "addItem 403": facts_listCustomers_403,
  "addItem 404": facts_listCustomers_403,
  "addItem 413": facts_listCustomers_403,
  "addItem 415": facts_listCustomers_403,
  "addItem 422": facts_listCustomers_403,
  "addItem 500": facts_listCustomers_403,
  "paymentProfileUpdated event": facts_paymentProfileUpdated_event,
  "customers record": facts_customers_record,
  "products record": facts_products_record,
  "price_points record": facts_price_points_record,
  "subscriptions record": facts_subscriptions_record,
  "payment_profiles record": facts_payment_profiles_record
};
export { whole, facts };
