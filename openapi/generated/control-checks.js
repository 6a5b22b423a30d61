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
var checks_listRequests_query = validate21;
var pattern0 = new RegExp("^(\\d{1,3}|[1-5][xX]{2})$", "u");
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit === void 0 && (data.limit = 200), data.operation !== void 0) {
        let _errs1 = errors;
        if (typeof data.operation != "string")
          return validate21.errors = [{ instancePath: instancePath + "/operation", keyword: "type" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let data1 = data.status, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate21.errors = [{ instancePath: instancePath + "/status", keyword: "pattern" }], !1;
            } else
              return validate21.errors = [{ instancePath: instancePath + "/status", keyword: "type" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.text !== void 0) {
            let _errs5 = errors;
            if (typeof data.text != "string")
              return validate21.errors = [{ instancePath: instancePath + "/text", keyword: "type" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            let data3 = data.limit, _errs7 = errors;
            if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
              return validate21.errors = [{ instancePath: instancePath + "/limit", keyword: "type" }], !1;
            if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
              if (data3 > 1e3 || isNaN(data3))
                return validate21.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum" }], !1;
              if (data3 < 1 || isNaN(data3))
                return validate21.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum" }], !1;
            }
            var valid0 = _errs7 === errors;
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, keyword: "type" }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var checks_listCustomerRecords_query = validate22;
function validate22(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.skip === void 0 && (data.skip = 0), data.limit === void 0 && (data.limit = 200), data.text !== void 0) {
        let _errs1 = errors;
        if (typeof data.text != "string")
          return validate22.errors = [{ instancePath: instancePath + "/text", keyword: "type" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.after !== void 0) {
          let _errs3 = errors;
          if (typeof data.after != "string")
            return validate22.errors = [{ instancePath: instancePath + "/after", keyword: "type" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          let data2 = data.skip, _errs5 = errors;
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
            return validate22.errors = [{ instancePath: instancePath + "/skip", keyword: "type" }], !1;
          if (errors === _errs5 && typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2)))
            return validate22.errors = [{ instancePath: instancePath + "/skip", keyword: "minimum" }], !1;
          var valid0 = _errs5 === errors;
          if (valid0) {
            let data3 = data.limit, _errs7 = errors;
            if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
              return validate22.errors = [{ instancePath: instancePath + "/limit", keyword: "type" }], !1;
            if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
              if (data3 > 1e3 || isNaN(data3))
                return validate22.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum" }], !1;
              if (data3 < 1 || isNaN(data3))
                return validate22.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum" }], !1;
            }
            var valid0 = _errs7 === errors;
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, keyword: "type" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var checks_readCustomerHistory_query = validate23;
function validate23(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.limit === void 0 && (data.limit = 200);
      let data0 = data.limit, _errs1 = errors;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
        return validate23.errors = [{ instancePath: instancePath + "/limit", keyword: "type" }], !1;
      if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e3 || isNaN(data0))
          return validate23.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum" }], !1;
        if (data0 < 1 || isNaN(data0))
          return validate23.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum" }], !1;
      }
    } else
      return validate23.errors = [{ instancePath, keyword: "type" }], !1;
  return validate23.errors = vErrors, errors === 0;
}
var checks_listPaymentProfiles_query = validate24;
function validate24(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.skip === void 0 && (data.skip = 0), data.limit === void 0 && (data.limit = 200), data.status !== void 0) {
        let _errs1 = errors;
        if (typeof data.status != "string")
          return validate24.errors = [{ instancePath: instancePath + "/status", keyword: "type" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.text !== void 0) {
          let _errs3 = errors;
          if (typeof data.text != "string")
            return validate24.errors = [{ instancePath: instancePath + "/text", keyword: "type" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.after !== void 0) {
            let _errs5 = errors;
            if (typeof data.after != "string")
              return validate24.errors = [{ instancePath: instancePath + "/after", keyword: "type" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            let data3 = data.skip, _errs7 = errors;
            if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
              return validate24.errors = [{ instancePath: instancePath + "/skip", keyword: "type" }], !1;
            if (errors === _errs7 && typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3)))
              return validate24.errors = [{ instancePath: instancePath + "/skip", keyword: "minimum" }], !1;
            var valid0 = _errs7 === errors;
            if (valid0) {
              let data4 = data.limit, _errs9 = errors;
              if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                return validate24.errors = [{ instancePath: instancePath + "/limit", keyword: "type" }], !1;
              if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 1e3 || isNaN(data4))
                  return validate24.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum" }], !1;
                if (data4 < 1 || isNaN(data4))
                  return validate24.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum" }], !1;
              }
              var valid0 = _errs9 === errors;
            }
          }
        }
      }
    } else
      return validate24.errors = [{ instancePath, keyword: "type" }], !1;
  return validate24.errors = vErrors, errors === 0;
}
var checks_decide_body = validate25;
function validate27(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.decision === void 0 && (missing0 = "decision"))
        return validate27.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "decision") {
            return validate27.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors && data.decision !== void 0) {
          let data0 = data.decision;
          if (typeof data0 != "string")
            return validate27.errors = [{ instancePath: instancePath + "/decision", keyword: "type" }], !1;
          if (!(data0 === "accept" || data0 === "refuse" || data0 === "expire" || data0 === "cancel"))
            return validate27.errors = [{ instancePath: instancePath + "/decision", keyword: "enum" }], !1;
        }
      }
    } else
      return validate27.errors = [{ instancePath, keyword: "type" }], !1;
  return validate27.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate27(data, { instancePath }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), validate25.errors = vErrors, errors === 0;
}
var checks_setPayer_body = validate29;
function validate31(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" ? (validate31.errors = [{ instancePath, keyword: "type" }], !1) : data === "manual" || data === "accept" || data === "refuse" || data === "expire" ? (validate31.errors = vErrors, errors === 0) : (validate31.errors = [{ instancePath, keyword: "enum" }], !1);
}
var pattern1 = new RegExp("^\\d+(\\.\\d+)?(ms|[smhdw])$", "u");
function validate33(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && isFinite(data)) && typeof data != "string")
    return validate33.errors = [{ instancePath, keyword: "type" }], !1;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data) && (data < 0 || isNaN(data)))
      return validate33.errors = [{ instancePath, keyword: "minimum" }], !1;
    if (errors === 0 && typeof data == "string" && !pattern1.test(data))
      return validate33.errors = [{ instancePath, keyword: "pattern" }], !1;
  }
  return validate33.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "policy" || key0 === "delay")) {
          return validate30.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.policy !== void 0) {
          let _errs2 = errors;
          validate31(data.policy, { instancePath: instancePath + "/policy" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.delay !== void 0) {
            let _errs3 = errors;
            validate33(data.delay, { instancePath: instancePath + "/delay" }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate30.errors = [{ instancePath, keyword: "type" }], !1;
  return validate30.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate30(data, { instancePath }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length), validate29.errors = vErrors, errors === 0;
}
var checks_addWebhookEndpoint_body = validate36;
function validate37(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url"))
        return validate37.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "url" || key0 === "secret")) {
            return validate37.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.url !== void 0) {
            let _errs2 = errors;
            if (typeof data.url != "string")
              return validate37.errors = [{ instancePath: instancePath + "/url", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.secret !== void 0) {
              let _errs4 = errors;
              if (typeof data.secret != "string")
                return validate37.errors = [{ instancePath: instancePath + "/secret", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate37.errors = [{ instancePath, keyword: "type" }], !1;
  return validate37.errors = vErrors, errors === 0;
}
function validate36(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate37(data, { instancePath }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length), validate36.errors = vErrors, errors === 0;
}
var checks_changeWebhookEndpoint_body = validate39;
function validate40(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.disabled === void 0 && (missing0 = "disabled"))
        return validate40.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "disabled") {
            return validate40.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors && data.disabled !== void 0 && typeof data.disabled != "boolean")
          return validate40.errors = [{ instancePath: instancePath + "/disabled", keyword: "type" }], !1;
      }
    } else
      return validate40.errors = [{ instancePath, keyword: "type" }], !1;
  return validate40.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate40(data, { instancePath }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length), validate39.errors = vErrors, errors === 0;
}
var checks_addWebhookMisbehaviour_body = validate42;
function validate44(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" ? (validate44.errors = [{ instancePath, keyword: "type" }], !1) : data === "delay" || data === "duplicate" || data === "reorder" || data === "drop" || data === "fail" || data === "wrong_signature" || data === "reformat" ? (validate44.errors = vErrors, errors === 0) : (validate44.errors = [{ instancePath, keyword: "enum" }], !1);
}
function validate43(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.how === void 0 && (missing0 = "how"))
        return validate43.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "how" || key0 === "next" || key0 === "delay")) {
            return validate43.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.how !== void 0) {
            let _errs2 = errors;
            validate44(data.how, { instancePath: instancePath + "/how" }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.next !== void 0) {
              let data1 = data.next, _errs3 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate43.errors = [{ instancePath: instancePath + "/next", keyword: "type" }], !1;
              if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 1e6 || isNaN(data1))
                  return validate43.errors = [{ instancePath: instancePath + "/next", keyword: "maximum" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate43.errors = [{ instancePath: instancePath + "/next", keyword: "minimum" }], !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.delay !== void 0) {
                let _errs5 = errors;
                validate33(data.delay, { instancePath: instancePath + "/delay" }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate43.errors = [{ instancePath, keyword: "type" }], !1;
  return validate43.errors = vErrors, errors === 0;
}
function validate42(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate43(data, { instancePath }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length), validate42.errors = vErrors, errors === 0;
}
var checks_listWebhookDeliveries_query = validate48;
function validate49(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" ? (validate49.errors = [{ instancePath, keyword: "type" }], !1) : data === "pending" || data === "delivered" || data === "failed" || data === "dropped" ? (validate49.errors = vErrors, errors === 0) : (validate49.errors = [{ instancePath, keyword: "enum" }], !1);
}
function validate48(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit === void 0 && (data.limit = 200), data.state !== void 0) {
        let _errs1 = errors;
        validate49(data.state, { instancePath: instancePath + "/state" }) || (vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let data1 = data.limit, _errs2 = errors;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
          return validate48.errors = [{ instancePath: instancePath + "/limit", keyword: "type" }], !1;
        if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 1e3 || isNaN(data1))
            return validate48.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum" }], !1;
          if (data1 < 1 || isNaN(data1))
            return validate48.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum" }], !1;
        }
        var valid0 = _errs2 === errors;
      }
    } else
      return validate48.errors = [{ instancePath, keyword: "type" }], !1;
  return validate48.errors = vErrors, errors === 0;
}
var checks_waitForWebhooks_body = validate51;
function validate52(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "timeout_ms" || key0 === "quiet" || key0 === "delivery")) {
          return validate52.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.timeout_ms !== void 0) {
          let data0 = data.timeout_ms, _errs2 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
            return validate52.errors = [{ instancePath: instancePath + "/timeout_ms", keyword: "type" }], !1;
          if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 6e4 || isNaN(data0))
              return validate52.errors = [{ instancePath: instancePath + "/timeout_ms", keyword: "maximum" }], !1;
            if (data0 < 0 || isNaN(data0))
              return validate52.errors = [{ instancePath: instancePath + "/timeout_ms", keyword: "minimum" }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.quiet !== void 0) {
            let data1 = data.quiet, _errs4 = errors;
            if (typeof data1 != "boolean")
              return validate52.errors = [{ instancePath: instancePath + "/quiet", keyword: "type" }], !1;
            if (data1 !== !0)
              return validate52.errors = [{ instancePath: instancePath + "/quiet", keyword: "enum" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.delivery !== void 0) {
              let _errs6 = errors;
              if (typeof data.delivery != "string")
                return validate52.errors = [{ instancePath: instancePath + "/delivery", keyword: "type" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate52.errors = [{ instancePath, keyword: "type" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
function validate51(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate52(data, { instancePath }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length), validate51.errors = vErrors, errors === 0;
}
var checks_moveClock_body = validate54;
function validate55(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 1)
        return validate55.errors = [{ instancePath, keyword: "maxProperties" }], !1;
      if (Object.keys(data).length < 1)
        return validate55.errors = [{ instancePath, keyword: "minProperties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "advance" || key0 === "set" || key0 === "freeze")) {
            return validate55.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.advance !== void 0) {
            let _errs2 = errors;
            validate33(data.advance, { instancePath: instancePath + "/advance" }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.set !== void 0) {
              let _errs3 = errors;
              if (typeof data.set != "string")
                return validate55.errors = [{ instancePath: instancePath + "/set", keyword: "type" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.freeze !== void 0) {
                let _errs5 = errors;
                if (typeof data.freeze != "boolean")
                  return validate55.errors = [{ instancePath: instancePath + "/freeze", keyword: "type" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate55.errors = [{ instancePath, keyword: "type" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate55(data, { instancePath }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length), validate54.errors = vErrors, errors === 0;
}
var checks_addFault_body = validate58;
function validate62(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate62.errors = [{ instancePath, keyword: "type" }], !1;
  if (errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data))
      return validate62.errors = [{ instancePath, keyword: "maximum" }], !1;
    if (data < -9007199254740991 || isNaN(data))
      return validate62.errors = [{ instancePath, keyword: "minimum" }], !1;
  }
  return validate62.errors = vErrors, errors === 0;
}
function validate61(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate61.errors = [{ instancePath, keyword: "minProperties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "next" || key0 === "every" || key0 === "random" || key0 === "matching")) {
            return validate61.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.next !== void 0) {
            let data0 = data.next, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate61.errors = [{ instancePath: instancePath + "/next", keyword: "type" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 1e6 || isNaN(data0))
                return validate61.errors = [{ instancePath: instancePath + "/next", keyword: "maximum" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate61.errors = [{ instancePath: instancePath + "/next", keyword: "minimum" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.every !== void 0) {
              let data1 = data.every, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate61.errors = [{ instancePath: instancePath + "/every", keyword: "type" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 1e6 || isNaN(data1))
                  return validate61.errors = [{ instancePath: instancePath + "/every", keyword: "maximum" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate61.errors = [{ instancePath: instancePath + "/every", keyword: "minimum" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.random !== void 0) {
                let data2 = data.random, _errs6 = errors;
                if (errors === _errs6)
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing0;
                    if (data2.share === void 0 && (missing0 = "share"))
                      return validate61.errors = [{ instancePath: instancePath + "/random", keyword: "required", params: { missingProperty: missing0 } }], !1;
                    {
                      let _errs8 = errors;
                      for (let key1 in data2)
                        if (!(key1 === "share" || key1 === "seed")) {
                          return validate61.errors = [{ instancePath: instancePath + "/random", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                          break;
                        }
                      if (_errs8 === errors) {
                        if (data2.share !== void 0) {
                          let data3 = data2.share, _errs9 = errors;
                          if (errors === _errs9)
                            if (typeof data3 == "number" && isFinite(data3)) {
                              if (data3 > 1 || isNaN(data3))
                                return validate61.errors = [{ instancePath: instancePath + "/random/share", keyword: "maximum" }], !1;
                              if (data3 < 0 || isNaN(data3))
                                return validate61.errors = [{ instancePath: instancePath + "/random/share", keyword: "minimum" }], !1;
                            } else
                              return validate61.errors = [{ instancePath: instancePath + "/random/share", keyword: "type" }], !1;
                          var valid1 = _errs9 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1)
                          if (data2.seed !== void 0) {
                            let _errs11 = errors;
                            validate62(data2.seed, { instancePath: instancePath + "/random/seed" }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                            var valid1 = _errs11 === errors;
                          } else
                            var valid1 = !0;
                      }
                    }
                  } else
                    return validate61.errors = [{ instancePath: instancePath + "/random", keyword: "type" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.matching !== void 0) {
                  let data5 = data.matching, _errs12 = errors;
                  if (errors === _errs12)
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      if (Object.keys(data5).length < 1)
                        return validate61.errors = [{ instancePath: instancePath + "/matching", keyword: "minProperties" }], !1;
                    } else
                      return validate61.errors = [{ instancePath: instancePath + "/matching", keyword: "type" }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate61.errors = [{ instancePath, keyword: "type" }], !1;
  return validate61.errors = vErrors, errors === 0;
}
function validate60(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data != "string") {
    let err0 = { instancePath, keyword: "type" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "always") {
    let err1 = { instancePath, keyword: "enum" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs3 = errors;
  validate61(data, { instancePath }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, keyword: "oneOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate60.errors = vErrors, !1;
  }
  return validate60.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate66.errors = [{ instancePath, keyword: "minProperties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "status" || key0 === "example" || key0 === "delay" || key0 === "drop" || key0 === "truncate" || key0 === "malformed" || key0 === "rateLimit" || key0 === "failAfterWrite")) {
            return validate66.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate66.errors = [{ instancePath: instancePath + "/status", keyword: "type" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 599 || isNaN(data0))
                return validate66.errors = [{ instancePath: instancePath + "/status", keyword: "maximum" }], !1;
              if (data0 < 200 || isNaN(data0))
                return validate66.errors = [{ instancePath: instancePath + "/status", keyword: "minimum" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.example !== void 0) {
              let _errs4 = errors;
              if (typeof data.example != "string")
                return validate66.errors = [{ instancePath: instancePath + "/example", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.delay !== void 0) {
                let data2 = data.delay, _errs6 = errors, _errs7 = errors, valid1 = !1, passing0 = null, _errs8 = errors;
                validate33(data2, { instancePath: instancePath + "/delay" }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                var _valid0 = _errs8 === errors;
                _valid0 && (valid1 = !0, passing0 = 0);
                let _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data2))
                    if (data2.length > 2) {
                      let err0 = { instancePath: instancePath + "/delay", keyword: "maxItems" };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    } else if (data2.length < 2) {
                      let err1 = { instancePath: instancePath + "/delay", keyword: "minItems" };
                      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                    } else {
                      var valid2 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs11 = errors;
                        validate33(data2[i0], { instancePath: instancePath + "/delay/" + i0 }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                        var valid2 = _errs11 === errors;
                        if (!valid2)
                          break;
                      }
                    }
                  else {
                    let err2 = { instancePath: instancePath + "/delay", keyword: "type" };
                    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                  }
                var _valid0 = _errs9 === errors;
                if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                  errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
                else {
                  let err3 = { instancePath: instancePath + "/delay", keyword: "oneOf" };
                  return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate66.errors = vErrors, !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.drop !== void 0) {
                  let data4 = data.drop, _errs12 = errors;
                  if (typeof data4 != "boolean")
                    return validate66.errors = [{ instancePath: instancePath + "/drop", keyword: "type" }], !1;
                  if (data4 !== !0)
                    return validate66.errors = [{ instancePath: instancePath + "/drop", keyword: "enum" }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.truncate !== void 0) {
                    let data5 = data.truncate, _errs14 = errors, _errs15 = errors, valid3 = !1, passing1 = null, _errs16 = errors;
                    if (typeof data5 != "boolean") {
                      let err4 = { instancePath: instancePath + "/truncate", keyword: "type" };
                      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                    }
                    if (data5 !== !0) {
                      let err5 = { instancePath: instancePath + "/truncate", keyword: "enum" };
                      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                    }
                    var _valid1 = _errs16 === errors;
                    _valid1 && (valid3 = !0, passing1 = 0);
                    let _errs18 = errors;
                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                      let err6 = { instancePath: instancePath + "/truncate", keyword: "type" };
                      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                    }
                    if (errors === _errs18 && typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 1073741824 || isNaN(data5)) {
                        let err7 = { instancePath: instancePath + "/truncate", keyword: "maximum" };
                        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                      } else if (data5 < 0 || isNaN(data5)) {
                        let err8 = { instancePath: instancePath + "/truncate", keyword: "minimum" };
                        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                      }
                    }
                    var _valid1 = _errs18 === errors;
                    if (_valid1 && valid3 ? (valid3 = !1, passing1 = [passing1, 1]) : _valid1 && (valid3 = !0, passing1 = 1), valid3)
                      errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
                    else {
                      let err9 = { instancePath: instancePath + "/truncate", keyword: "oneOf" };
                      return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate66.errors = vErrors, !1;
                    }
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.malformed !== void 0) {
                      let data6 = data.malformed, _errs20 = errors;
                      if (typeof data6 != "boolean")
                        return validate66.errors = [{ instancePath: instancePath + "/malformed", keyword: "type" }], !1;
                      if (data6 !== !0)
                        return validate66.errors = [{ instancePath: instancePath + "/malformed", keyword: "enum" }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.rateLimit !== void 0) {
                        let data7 = data.rateLimit, _errs22 = errors;
                        if (errors === _errs22)
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            let missing0;
                            if (data7.retryAfter === void 0 && (missing0 = "retryAfter"))
                              return validate66.errors = [{ instancePath: instancePath + "/rateLimit", keyword: "required", params: { missingProperty: missing0 } }], !1;
                            {
                              let _errs24 = errors;
                              for (let key1 in data7)
                                if (key1 !== "retryAfter") {
                                  return validate66.errors = [{ instancePath: instancePath + "/rateLimit", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                  break;
                                }
                              if (_errs24 === errors && data7.retryAfter !== void 0) {
                                let data8 = data7.retryAfter, _errs25 = errors;
                                if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                                  return validate66.errors = [{ instancePath: instancePath + "/rateLimit/retryAfter", keyword: "type" }], !1;
                                if (errors === _errs25 && typeof data8 == "number" && isFinite(data8)) {
                                  if (data8 > 86400 || isNaN(data8))
                                    return validate66.errors = [{ instancePath: instancePath + "/rateLimit/retryAfter", keyword: "maximum" }], !1;
                                  if (data8 < 0 || isNaN(data8))
                                    return validate66.errors = [{ instancePath: instancePath + "/rateLimit/retryAfter", keyword: "minimum" }], !1;
                                }
                              }
                            }
                          } else
                            return validate66.errors = [{ instancePath: instancePath + "/rateLimit", keyword: "type" }], !1;
                        var valid0 = _errs22 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.failAfterWrite !== void 0) {
                          let data9 = data.failAfterWrite, _errs27 = errors, _errs28 = errors, valid5 = !1, passing2 = null, _errs29 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
                            let err10 = { instancePath: instancePath + "/failAfterWrite", keyword: "type" };
                            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                          }
                          if (errors === _errs29 && typeof data9 == "number" && isFinite(data9)) {
                            if (data9 > 599 || isNaN(data9)) {
                              let err11 = { instancePath: instancePath + "/failAfterWrite", keyword: "maximum" };
                              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                            } else if (data9 < 200 || isNaN(data9)) {
                              let err12 = { instancePath: instancePath + "/failAfterWrite", keyword: "minimum" };
                              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                            }
                          }
                          var _valid2 = _errs29 === errors;
                          _valid2 && (valid5 = !0, passing2 = 0);
                          let _errs31 = errors;
                          if (typeof data9 != "string") {
                            let err13 = { instancePath: instancePath + "/failAfterWrite", keyword: "type" };
                            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                          }
                          if (data9 !== "drop") {
                            let err14 = { instancePath: instancePath + "/failAfterWrite", keyword: "enum" };
                            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                          }
                          var _valid2 = _errs31 === errors;
                          if (_valid2 && valid5 ? (valid5 = !1, passing2 = [passing2, 1]) : _valid2 && (valid5 = !0, passing2 = 1), valid5)
                            errors = _errs28, vErrors !== null && (_errs28 ? vErrors.length = _errs28 : vErrors = null);
                          else {
                            let err15 = { instancePath: instancePath + "/failAfterWrite", keyword: "oneOf" };
                            return vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++, validate66.errors = vErrors, !1;
                          }
                          var valid0 = _errs27 === errors;
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
      return validate66.errors = [{ instancePath, keyword: "type" }], !1;
  return validate66.errors = vErrors, errors === 0;
}
function validate59(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.then === void 0 && (missing0 = "then"))
        return validate59.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "operation" || key0 === "when" || key0 === "then")) {
            return validate59.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.operation !== void 0) {
            let _errs2 = errors;
            if (typeof data.operation != "string")
              return validate59.errors = [{ instancePath: instancePath + "/operation", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.when !== void 0) {
              let _errs4 = errors;
              validate60(data.when, { instancePath: instancePath + "/when" }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.then !== void 0) {
                let _errs5 = errors;
                validate66(data.then, { instancePath: instancePath + "/then" }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate59.errors = [{ instancePath, keyword: "type" }], !1;
  return validate59.errors = vErrors, errors === 0;
}
function validate58(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate59(data, { instancePath }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length), validate58.errors = vErrors, errors === 0;
}
var checks_restoreSnapshot_body = validate71;
var schema37 = { type: "object", additionalProperties: !1, required: ["format", "version", "site", "seeded_as", "seed", "customers", "profile", "first", "present", "records", "drawn", "tokens", "applications", "background", "faults"], properties: { format: { type: "string", enum: ["sabia.snapshot"] }, version: { type: "integer", enum: [1] }, site: { type: "string" }, seeded_as: { type: "string" }, seed: { $ref: "control#/$defs/Seed" }, customers: { type: "integer", minimum: 0, maximum: 1e6 }, profile: { $ref: "control#/$defs/Profile" }, first: { $ref: "control#/$defs/Beginning" }, present: { $ref: "control#/$defs/Beginning" }, records: { type: "object", additionalProperties: !1, required: ["customers", "products", "price_points", "subscriptions", "payment_profiles", "last_item_id"], properties: { customers: { $ref: "control#/$defs/Table" }, products: { $ref: "control#/$defs/Table" }, price_points: { $ref: "control#/$defs/Table" }, subscriptions: { $ref: "control#/$defs/Table" }, payment_profiles: { $ref: "control#/$defs/Table" }, last_item_id: { $ref: "control#/$defs/Count" } } }, drawn: { $ref: "control#/$defs/Count" }, tokens: { type: "array", maxItems: 1e5, items: { $ref: "control#/$defs/Token" } }, applications: { type: "object", additionalProperties: !1, required: ["list", "drawn"], properties: { list: { type: "array", minItems: 1, maxItems: 1e3, items: { $ref: "control#/$defs/Application" } }, drawn: { $ref: "control#/$defs/Count" } } }, background: { $ref: "control#/$defs/Background" }, faults: { type: "object", additionalProperties: !1, required: ["first", "rules", "last_id"], properties: { first: { type: "array", maxItems: 100, items: { $ref: "control#/$defs/FaultRule" } }, rules: { type: "array", maxItems: 100, items: { type: "object", additionalProperties: !1, required: ["fault", "seen", "drawn"], properties: { fault: { $ref: "control#/$defs/Fault" }, seen: { $ref: "control#/$defs/Count" }, drawn: { $ref: "control#/$defs/Count" } } } }, last_id: { $ref: "control#/$defs/Count" } } } } }, func2 = Object.prototype.hasOwnProperty;
function validate74(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return errors === 0 && !(data && typeof data == "object" && !Array.isArray(data)) ? (validate74.errors = [{ instancePath, keyword: "type" }], !1) : (validate74.errors = vErrors, errors === 0);
}
function validate76(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scenario === void 0 && (missing0 = "scenario") || data.seeded_at === void 0 && (missing0 = "seeded_at"))
        return validate76.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "seeded_at")) {
            return validate76.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            if (typeof data.scenario != "string")
              return validate76.errors = [{ instancePath: instancePath + "/scenario", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.seeded_at !== void 0) {
              let data1 = data.seeded_at, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 221845391999999 || isNaN(data1))
                    return validate76.errors = [{ instancePath: instancePath + "/seeded_at", keyword: "maximum" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate76.errors = [{ instancePath: instancePath + "/seeded_at", keyword: "minimum" }], !1;
                } else
                  return validate76.errors = [{ instancePath: instancePath + "/seeded_at", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate76.errors = [{ instancePath, keyword: "type" }], !1;
  return validate76.errors = vErrors, errors === 0;
}
function validate80(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate80.errors = [{ instancePath, keyword: "type" }], !1;
  if (errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data))
      return validate80.errors = [{ instancePath, keyword: "maximum" }], !1;
    if (data < 0 || isNaN(data))
      return validate80.errors = [{ instancePath, keyword: "minimum" }], !1;
  }
  return validate80.errors = vErrors, errors === 0;
}
function validate82(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate82.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate82.errors = [{ instancePath: instancePath + "/id", keyword: "type" }], !1;
      }
    } else
      return validate82.errors = [{ instancePath, keyword: "type" }], !1;
  return validate82.errors = vErrors, errors === 0;
}
function validate79(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.last_id === void 0 && (missing0 = "last_id") || data.written === void 0 && (missing0 = "written") || data.changed === void 0 && (missing0 = "changed"))
        return validate79.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "last_id" || key0 === "written" || key0 === "changed")) {
            return validate79.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.last_id !== void 0) {
            let _errs2 = errors;
            validate80(data.last_id, { instancePath: instancePath + "/last_id" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.written !== void 0) {
              let data1 = data.written, _errs3 = errors;
              if (errors === _errs3)
                if (Array.isArray(data1)) {
                  var valid1 = !0;
                  let len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs5 = errors;
                    validate82(data1[i0], { instancePath: instancePath + "/written/" + i0 }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                    var valid1 = _errs5 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate79.errors = [{ instancePath: instancePath + "/written", keyword: "type" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.changed !== void 0) {
                let data3 = data.changed, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data3)) {
                    var valid2 = !0;
                    let len1 = data3.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs8 = errors;
                      validate82(data3[i1], { instancePath: instancePath + "/changed/" + i1 }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                      var valid2 = _errs8 === errors;
                      if (!valid2)
                        break;
                    }
                  } else
                    return validate79.errors = [{ instancePath: instancePath + "/changed", keyword: "type" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate79.errors = [{ instancePath, keyword: "type" }], !1;
  return validate79.errors = vErrors, errors === 0;
}
function validate92(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.token === void 0 && (missing0 = "token") || data.uid === void 0 && (missing0 = "uid") || data.scopes === void 0 && (missing0 = "scopes") || data.expires_at === void 0 && (missing0 = "expires_at"))
        return validate92.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "token" || key0 === "uid" || key0 === "scopes" || key0 === "expires_at")) {
            return validate92.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.token !== void 0) {
            let _errs2 = errors;
            if (typeof data.token != "string")
              return validate92.errors = [{ instancePath: instancePath + "/token", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.uid !== void 0) {
              let _errs4 = errors;
              if (typeof data.uid != "string")
                return validate92.errors = [{ instancePath: instancePath + "/uid", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.scopes !== void 0) {
                let data2 = data.scopes, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs8 = errors;
                      if (typeof data2[i0] != "string")
                        return validate92.errors = [{ instancePath: instancePath + "/scopes/" + i0, keyword: "type" }], !1;
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate92.errors = [{ instancePath: instancePath + "/scopes", keyword: "type" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.expires_at !== void 0) {
                  let data4 = data.expires_at, _errs10 = errors;
                  if (!(typeof data4 == "number" && isFinite(data4)))
                    return validate92.errors = [{ instancePath: instancePath + "/expires_at", keyword: "type" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate92.errors = [{ instancePath, keyword: "type" }], !1;
  return validate92.errors = vErrors, errors === 0;
}
function validate94(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.redirect_uri === void 0 && (missing0 = "redirect_uri") || data.uid === void 0 && (missing0 = "uid") || data.secret === void 0 && (missing0 = "secret") || data.scopes === void 0 && (missing0 = "scopes"))
        return validate94.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "redirect_uri" || key0 === "uid" || key0 === "secret" || key0 === "scopes")) {
            return validate94.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let _errs2 = errors;
            if (typeof data.name != "string")
              return validate94.errors = [{ instancePath: instancePath + "/name", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.redirect_uri !== void 0) {
              let _errs4 = errors;
              if (typeof data.redirect_uri != "string")
                return validate94.errors = [{ instancePath: instancePath + "/redirect_uri", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.uid !== void 0) {
                let _errs6 = errors;
                if (typeof data.uid != "string")
                  return validate94.errors = [{ instancePath: instancePath + "/uid", keyword: "type" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.secret !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.secret != "string")
                    return validate94.errors = [{ instancePath: instancePath + "/secret", keyword: "type" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.scopes !== void 0) {
                    let data4 = data.scopes, _errs10 = errors;
                    if (errors === _errs10)
                      if (Array.isArray(data4)) {
                        var valid1 = !0;
                        let len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs12 = errors;
                          if (typeof data4[i0] != "string")
                            return validate94.errors = [{ instancePath: instancePath + "/scopes/" + i0, keyword: "type" }], !1;
                          var valid1 = _errs12 === errors;
                          if (!valid1)
                            break;
                        }
                      } else
                        return validate94.errors = [{ instancePath: instancePath + "/scopes", keyword: "type" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate94.errors = [{ instancePath, keyword: "type" }], !1;
  return validate94.errors = vErrors, errors === 0;
}
function validate99(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.payment_profile_id === void 0 && (missing0 = "payment_profile_id"))
        return validate99.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "payment_profile_id")) {
            return validate99.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let data0 = data.kind, _errs2 = errors;
            if (typeof data0 != "string")
              return validate99.errors = [{ instancePath: instancePath + "/kind", keyword: "type" }], !1;
            if (data0 !== "qr_code_expiry")
              return validate99.errors = [{ instancePath: instancePath + "/kind", keyword: "enum" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.payment_profile_id !== void 0) {
              let _errs4 = errors;
              validate80(data.payment_profile_id, { instancePath: instancePath + "/payment_profile_id" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate99.errors = [{ instancePath, keyword: "type" }], !1;
  return validate99.errors = vErrors, errors === 0;
}
function validate103(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" ? (validate103.errors = [{ instancePath, keyword: "type" }], !1) : data === "accept" || data === "refuse" || data === "expire" ? (validate103.errors = vErrors, errors === 0) : (validate103.errors = [{ instancePath, keyword: "enum" }], !1);
}
function validate101(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.payment_profile_id === void 0 && (missing0 = "payment_profile_id") || data.decision === void 0 && (missing0 = "decision"))
        return validate101.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "payment_profile_id" || key0 === "decision")) {
            return validate101.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let data0 = data.kind, _errs2 = errors;
            if (typeof data0 != "string")
              return validate101.errors = [{ instancePath: instancePath + "/kind", keyword: "type" }], !1;
            if (data0 !== "decision")
              return validate101.errors = [{ instancePath: instancePath + "/kind", keyword: "enum" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.payment_profile_id !== void 0) {
              let _errs4 = errors;
              validate80(data.payment_profile_id, { instancePath: instancePath + "/payment_profile_id" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.decision !== void 0) {
                let _errs5 = errors;
                validate103(data.decision, { instancePath: instancePath + "/decision" }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate101.errors = [{ instancePath, keyword: "type" }], !1;
  return validate101.errors = vErrors, errors === 0;
}
function validate105(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.delivery_id === void 0 && (missing0 = "delivery_id"))
        return validate105.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "delivery_id")) {
            return validate105.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let data0 = data.kind, _errs2 = errors;
            if (typeof data0 != "string")
              return validate105.errors = [{ instancePath: instancePath + "/kind", keyword: "type" }], !1;
            if (data0 !== "webhook_attempt")
              return validate105.errors = [{ instancePath: instancePath + "/kind", keyword: "enum" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.delivery_id !== void 0) {
              let _errs4 = errors;
              if (typeof data.delivery_id != "string")
                return validate105.errors = [{ instancePath: instancePath + "/delivery_id", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate105.errors = [{ instancePath, keyword: "type" }], !1;
  return validate105.errors = vErrors, errors === 0;
}
function validate98(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.at === void 0 && (missing0 = "at") || data.work === void 0 && (missing0 = "work"))
        return validate98.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "at" || key0 === "work")) {
            return validate98.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.at !== void 0) {
            let data0 = data.at, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 864e13 || isNaN(data0))
                  return validate98.errors = [{ instancePath: instancePath + "/at", keyword: "maximum" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate98.errors = [{ instancePath: instancePath + "/at", keyword: "minimum" }], !1;
              } else
                return validate98.errors = [{ instancePath: instancePath + "/at", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.work !== void 0) {
              let data1 = data.work, _errs4 = errors;
              if (errors === _errs4)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let tag0 = data1.kind;
                  if (typeof tag0 == "string")
                    if (tag0 === "qr_code_expiry")
                      validate99(data1, { instancePath: instancePath + "/work" }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
                    else if (tag0 === "decision")
                      validate101(data1, { instancePath: instancePath + "/work" }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
                    else if (tag0 === "webhook_attempt")
                      validate105(data1, { instancePath: instancePath + "/work" }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
                    else
                      return validate98.errors = [{ instancePath: instancePath + "/work", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
                  else
                    return validate98.errors = [{ instancePath: instancePath + "/work", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
                } else
                  return validate98.errors = [{ instancePath: instancePath + "/work", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate98.errors = [{ instancePath, keyword: "type" }], !1;
  return validate98.errors = vErrors, errors === 0;
}
function validate110(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.policy === void 0 && (missing0 = "policy") || data.delay === void 0 && (missing0 = "delay"))
        return validate110.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "policy" || key0 === "delay")) {
            return validate110.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.policy !== void 0) {
            let _errs2 = errors;
            validate31(data.policy, { instancePath: instancePath + "/policy" }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.delay !== void 0) {
              let data1 = data.delay, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1))
                    return validate110.errors = [{ instancePath: instancePath + "/delay", keyword: "minimum" }], !1;
                } else
                  return validate110.errors = [{ instancePath: instancePath + "/delay", keyword: "type" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate110.errors = [{ instancePath, keyword: "type" }], !1;
  return validate110.errors = vErrors, errors === 0;
}
function validate114(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.url === void 0 && (missing0 = "url") || data.secret === void 0 && (missing0 = "secret") || data.disabled === void 0 && (missing0 = "disabled"))
        return validate114.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "url" || key0 === "secret" || key0 === "disabled")) {
            return validate114.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate114.errors = [{ instancePath: instancePath + "/id", keyword: "type" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0)))
              return validate114.errors = [{ instancePath: instancePath + "/id", keyword: "minimum" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.url !== void 0) {
              let _errs4 = errors;
              if (typeof data.url != "string")
                return validate114.errors = [{ instancePath: instancePath + "/url", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.secret !== void 0) {
                let _errs6 = errors;
                if (typeof data.secret != "string")
                  return validate114.errors = [{ instancePath: instancePath + "/secret", keyword: "type" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.disabled !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.disabled != "boolean")
                    return validate114.errors = [{ instancePath: instancePath + "/disabled", keyword: "type" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate114.errors = [{ instancePath, keyword: "type" }], !1;
  return validate114.errors = vErrors, errors === 0;
}
function validate118(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.how === void 0 && (missing0 = "how") || data.next === void 0 && (missing0 = "next") || data.delay === void 0 && (missing0 = "delay"))
        return validate118.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "how" || key0 === "next" || key0 === "delay")) {
            return validate118.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.how !== void 0) {
            let _errs2 = errors;
            validate44(data.how, { instancePath: instancePath + "/how" }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.next !== void 0) {
              let data1 = data.next, _errs3 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate118.errors = [{ instancePath: instancePath + "/next", keyword: "type" }], !1;
              if (errors === _errs3 && typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1)))
                return validate118.errors = [{ instancePath: instancePath + "/next", keyword: "minimum" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.delay !== void 0) {
                let data2 = data.delay, _errs5 = errors;
                if (errors === _errs5)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2))
                      return validate118.errors = [{ instancePath: instancePath + "/delay", keyword: "minimum" }], !1;
                  } else
                    return validate118.errors = [{ instancePath: instancePath + "/delay", keyword: "type" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate118.errors = [{ instancePath, keyword: "type" }], !1;
  return validate118.errors = vErrors, errors === 0;
}
var schema55 = { type: "object", additionalProperties: !1, required: ["id", "event", "endpoint_id", "state", "reason", "attempts", "tries", "repeats", "is_forged"], properties: { id: { type: "string" }, event: { type: "object", additionalProperties: !1, required: ["type", "timestamp", "data"], properties: { type: { type: "string" }, timestamp: { type: "string" }, data: { type: "object", additionalProperties: !0 } } }, endpoint_id: { $ref: "control#/$defs/Count" }, state: { $ref: "control#/$defs/DeliveryState" }, reason: { type: ["string", "null"] }, attempts: { type: "array", maxItems: 50, items: { $ref: "control#/$defs/SavedAttempt" } }, tries: { $ref: "control#/$defs/Count" }, repeats: { $ref: "control#/$defs/Count" }, is_failing: { type: "boolean", default: !1 }, is_forged: { type: "boolean" }, is_reformatted: { type: "boolean", default: !1 } } };
function validate123(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" ? (validate123.errors = [{ instancePath, keyword: "type" }], !1) : data === "pending" || data === "delivered" || data === "failed" || data === "dropped" ? (validate123.errors = vErrors, errors === 0) : (validate123.errors = [{ instancePath, keyword: "enum" }], !1);
}
function validate126(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data))
      for (let key0 in data) {
        let _errs2 = errors;
        if (typeof data[key0] != "string")
          return validate126.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type" }], !1;
        var valid0 = _errs2 === errors;
        if (!valid0)
          break;
      }
    else
      return validate126.errors = [{ instancePath, keyword: "type" }], !1;
  return validate126.errors = vErrors, errors === 0;
}
function validate125(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.at === void 0 && (missing0 = "at") || data.status === void 0 && (missing0 = "status") || data.error === void 0 && (missing0 = "error") || data.duration_ms === void 0 && (missing0 = "duration_ms") || data.request_headers === void 0 && (missing0 = "request_headers") || data.response === void 0 && (missing0 = "response"))
        return validate125.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "at" || key0 === "status" || key0 === "error" || key0 === "duration_ms" || key0 === "request_headers" || key0 === "response")) {
            return validate125.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.at !== void 0) {
            let _errs2 = errors;
            if (typeof data.at != "string")
              return validate125.errors = [{ instancePath: instancePath + "/at", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.status !== void 0) {
              let data1 = data.status, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
                return validate125.errors = [{ instancePath: instancePath + "/status", keyword: "type" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1)))
                return validate125.errors = [{ instancePath: instancePath + "/status", keyword: "minimum" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.error !== void 0) {
                let data2 = data.error, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate125.errors = [{ instancePath: instancePath + "/error", keyword: "type" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.duration_ms !== void 0) {
                  let data3 = data.duration_ms, _errs8 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate125.errors = [{ instancePath: instancePath + "/duration_ms", keyword: "type" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.request_headers !== void 0) {
                    let _errs10 = errors;
                    validate126(data.request_headers, { instancePath: instancePath + "/request_headers" }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.response !== void 0) {
                      let data5 = data.response, _errs11 = errors;
                      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null)
                        return validate125.errors = [{ instancePath: instancePath + "/response", keyword: "type" }], !1;
                      if (errors === _errs11 && data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        let missing1;
                        if (data5.headers === void 0 && (missing1 = "headers") || data5.body === void 0 && (missing1 = "body"))
                          return validate125.errors = [{ instancePath: instancePath + "/response", keyword: "required", params: { missingProperty: missing1 } }], !1;
                        {
                          let _errs13 = errors;
                          for (let key1 in data5)
                            if (!(key1 === "headers" || key1 === "body")) {
                              return validate125.errors = [{ instancePath: instancePath + "/response", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                              break;
                            }
                          if (_errs13 === errors) {
                            if (data5.headers !== void 0) {
                              let _errs14 = errors;
                              validate126(data5.headers, { instancePath: instancePath + "/response/headers" }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length);
                              var valid1 = _errs14 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1)
                              if (data5.body !== void 0) {
                                let _errs15 = errors;
                                if (typeof data5.body != "string")
                                  return validate125.errors = [{ instancePath: instancePath + "/response/body", keyword: "type" }], !1;
                                var valid1 = _errs15 === errors;
                              } else
                                var valid1 = !0;
                          }
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate125.errors = [{ instancePath, keyword: "type" }], !1;
  return validate125.errors = vErrors, errors === 0;
}
function validate121(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.is_failing === void 0 && (data.is_failing = !1), data.is_reformatted === void 0 && (data.is_reformatted = !1);
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.event === void 0 && (missing0 = "event") || data.endpoint_id === void 0 && (missing0 = "endpoint_id") || data.state === void 0 && (missing0 = "state") || data.reason === void 0 && (missing0 = "reason") || data.attempts === void 0 && (missing0 = "attempts") || data.tries === void 0 && (missing0 = "tries") || data.repeats === void 0 && (missing0 = "repeats") || data.is_forged === void 0 && (missing0 = "is_forged"))
        return validate121.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema55.properties, key0)) {
            return validate121.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            if (typeof data.id != "string")
              return validate121.errors = [{ instancePath: instancePath + "/id", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event, _errs4 = errors;
              if (errors === _errs4)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.type === void 0 && (missing1 = "type") || data1.timestamp === void 0 && (missing1 = "timestamp") || data1.data === void 0 && (missing1 = "data"))
                    return validate121.errors = [{ instancePath: instancePath + "/event", keyword: "required", params: { missingProperty: missing1 } }], !1;
                  {
                    let _errs6 = errors;
                    for (let key1 in data1)
                      if (!(key1 === "type" || key1 === "timestamp" || key1 === "data")) {
                        return validate121.errors = [{ instancePath: instancePath + "/event", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                        break;
                      }
                    if (_errs6 === errors) {
                      if (data1.type !== void 0) {
                        let _errs7 = errors;
                        if (typeof data1.type != "string")
                          return validate121.errors = [{ instancePath: instancePath + "/event/type", keyword: "type" }], !1;
                        var valid1 = _errs7 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data1.timestamp !== void 0) {
                          let _errs9 = errors;
                          if (typeof data1.timestamp != "string")
                            return validate121.errors = [{ instancePath: instancePath + "/event/timestamp", keyword: "type" }], !1;
                          var valid1 = _errs9 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1)
                          if (data1.data !== void 0) {
                            let data4 = data1.data, _errs11 = errors;
                            if (errors === _errs11 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                              return validate121.errors = [{ instancePath: instancePath + "/event/data", keyword: "type" }], !1;
                            var valid1 = _errs11 === errors;
                          } else
                            var valid1 = !0;
                      }
                    }
                  }
                } else
                  return validate121.errors = [{ instancePath: instancePath + "/event", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.endpoint_id !== void 0) {
                let _errs14 = errors;
                validate80(data.endpoint_id, { instancePath: instancePath + "/endpoint_id" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state !== void 0) {
                  let _errs15 = errors;
                  validate123(data.state, { instancePath: instancePath + "/state" }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length);
                  var valid0 = _errs15 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.reason !== void 0) {
                    let data7 = data.reason, _errs16 = errors;
                    if (typeof data7 != "string" && data7 !== null)
                      return validate121.errors = [{ instancePath: instancePath + "/reason", keyword: "type" }], !1;
                    var valid0 = _errs16 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.attempts !== void 0) {
                      let data8 = data.attempts, _errs18 = errors;
                      if (errors === _errs18)
                        if (Array.isArray(data8)) {
                          if (data8.length > 50)
                            return validate121.errors = [{ instancePath: instancePath + "/attempts", keyword: "maxItems" }], !1;
                          {
                            var valid2 = !0;
                            let len0 = data8.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs20 = errors;
                              validate125(data8[i0], { instancePath: instancePath + "/attempts/" + i0 }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
                              var valid2 = _errs20 === errors;
                              if (!valid2)
                                break;
                            }
                          }
                        } else
                          return validate121.errors = [{ instancePath: instancePath + "/attempts", keyword: "type" }], !1;
                      var valid0 = _errs18 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.tries !== void 0) {
                        let _errs21 = errors;
                        validate80(data.tries, { instancePath: instancePath + "/tries" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                        var valid0 = _errs21 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.repeats !== void 0) {
                          let _errs22 = errors;
                          validate80(data.repeats, { instancePath: instancePath + "/repeats" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                          var valid0 = _errs22 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          let _errs23 = errors;
                          if (typeof data.is_failing != "boolean")
                            return validate121.errors = [{ instancePath: instancePath + "/is_failing", keyword: "type" }], !1;
                          var valid0 = _errs23 === errors;
                          if (valid0) {
                            if (data.is_forged !== void 0) {
                              let _errs25 = errors;
                              if (typeof data.is_forged != "boolean")
                                return validate121.errors = [{ instancePath: instancePath + "/is_forged", keyword: "type" }], !1;
                              var valid0 = _errs25 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              let _errs27 = errors;
                              if (typeof data.is_reformatted != "boolean")
                                return validate121.errors = [{ instancePath: instancePath + "/is_reformatted", keyword: "type" }], !1;
                              var valid0 = _errs27 === errors;
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
      return validate121.errors = [{ instancePath, keyword: "type" }], !1;
  return validate121.errors = vErrors, errors === 0;
}
function validate133(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 2e4)
        return validate133.errors = [{ instancePath, keyword: "maxItems" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          if (typeof data[i0] != "string")
            return validate133.errors = [{ instancePath: instancePath + "/" + i0, keyword: "type" }], !1;
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate133.errors = [{ instancePath, keyword: "type" }], !1;
  return validate133.errors = vErrors, errors === 0;
}
function validate113(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.endpoints === void 0 && (missing0 = "endpoints") || data.misbehaviours === void 0 && (missing0 = "misbehaviours") || data.deliveries === void 0 && (missing0 = "deliveries") || data.finished === void 0 && (missing0 = "finished") || data.held === void 0 && (missing0 = "held") || data.under_way === void 0 && (missing0 = "under_way") || data.drawn === void 0 && (missing0 = "drawn"))
        return validate113.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "endpoints" || key0 === "misbehaviours" || key0 === "deliveries" || key0 === "finished" || key0 === "held" || key0 === "under_way" || key0 === "drawn")) {
            return validate113.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.endpoints !== void 0) {
            let data0 = data.endpoints, _errs2 = errors;
            if (errors === _errs2)
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if (data0.list === void 0 && (missing1 = "list") || data0.last_id === void 0 && (missing1 = "last_id") || data0.drawn === void 0 && (missing1 = "drawn"))
                  return validate113.errors = [{ instancePath: instancePath + "/endpoints", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key1 in data0)
                    if (!(key1 === "list" || key1 === "last_id" || key1 === "drawn")) {
                      return validate113.errors = [{ instancePath: instancePath + "/endpoints", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data0.list !== void 0) {
                      let data1 = data0.list, _errs5 = errors;
                      if (errors === _errs5)
                        if (Array.isArray(data1)) {
                          if (data1.length > 1e3)
                            return validate113.errors = [{ instancePath: instancePath + "/endpoints/list", keyword: "maxItems" }], !1;
                          {
                            var valid2 = !0;
                            let len0 = data1.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs7 = errors;
                              validate114(data1[i0], { instancePath: instancePath + "/endpoints/list/" + i0 }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
                              var valid2 = _errs7 === errors;
                              if (!valid2)
                                break;
                            }
                          }
                        } else
                          return validate113.errors = [{ instancePath: instancePath + "/endpoints/list", keyword: "type" }], !1;
                      var valid1 = _errs5 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data0.last_id !== void 0) {
                        let _errs8 = errors;
                        validate80(data0.last_id, { instancePath: instancePath + "/endpoints/last_id" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                        var valid1 = _errs8 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1)
                        if (data0.drawn !== void 0) {
                          let _errs9 = errors;
                          validate80(data0.drawn, { instancePath: instancePath + "/endpoints/drawn" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                          var valid1 = _errs9 === errors;
                        } else
                          var valid1 = !0;
                    }
                  }
                }
              } else
                return validate113.errors = [{ instancePath: instancePath + "/endpoints", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.misbehaviours !== void 0) {
              let data5 = data.misbehaviours, _errs10 = errors;
              if (errors === _errs10)
                if (Array.isArray(data5)) {
                  if (data5.length > 100)
                    return validate113.errors = [{ instancePath: instancePath + "/misbehaviours", keyword: "maxItems" }], !1;
                  {
                    var valid3 = !0;
                    let len1 = data5.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs12 = errors;
                      validate118(data5[i1], { instancePath: instancePath + "/misbehaviours/" + i1 }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length);
                      var valid3 = _errs12 === errors;
                      if (!valid3)
                        break;
                    }
                  }
                } else
                  return validate113.errors = [{ instancePath: instancePath + "/misbehaviours", keyword: "type" }], !1;
              var valid0 = _errs10 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.deliveries !== void 0) {
                let data7 = data.deliveries, _errs13 = errors;
                if (errors === _errs13)
                  if (Array.isArray(data7)) {
                    if (data7.length > 2e4)
                      return validate113.errors = [{ instancePath: instancePath + "/deliveries", keyword: "maxItems" }], !1;
                    {
                      var valid4 = !0;
                      let len2 = data7.length;
                      for (let i2 = 0; i2 < len2; i2++) {
                        let _errs15 = errors;
                        validate121(data7[i2], { instancePath: instancePath + "/deliveries/" + i2 }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
                        var valid4 = _errs15 === errors;
                        if (!valid4)
                          break;
                      }
                    }
                  } else
                    return validate113.errors = [{ instancePath: instancePath + "/deliveries", keyword: "type" }], !1;
                var valid0 = _errs13 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.finished !== void 0) {
                  let _errs16 = errors;
                  validate133(data.finished, { instancePath: instancePath + "/finished" }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
                  var valid0 = _errs16 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.held !== void 0) {
                    let _errs17 = errors;
                    validate133(data.held, { instancePath: instancePath + "/held" }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.under_way !== void 0) {
                      let _errs18 = errors;
                      validate133(data.under_way, { instancePath: instancePath + "/under_way" }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
                      var valid0 = _errs18 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.drawn !== void 0) {
                        let _errs19 = errors;
                        validate80(data.drawn, { instancePath: instancePath + "/drawn" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                        var valid0 = _errs19 === errors;
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
      return validate113.errors = [{ instancePath, keyword: "type" }], !1;
  return validate113.errors = vErrors, errors === 0;
}
function validate97(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.time === void 0 && (missing0 = "time") || data.due === void 0 && (missing0 = "due") || data.payer === void 0 && (missing0 = "payer") || data.webhooks === void 0 && (missing0 = "webhooks"))
        return validate97.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "time" || key0 === "due" || key0 === "payer" || key0 === "webhooks")) {
            return validate97.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.time !== void 0) {
            let data0 = data.time, _errs2 = errors;
            if (errors === _errs2)
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if (data0.begun_at === void 0 && (missing1 = "begun_at") || data0.stands_at === void 0 && (missing1 = "stands_at") || data0.lead === void 0 && (missing1 = "lead"))
                  return validate97.errors = [{ instancePath: instancePath + "/time", keyword: "required", params: { missingProperty: missing1 } }], !1;
                {
                  let _errs4 = errors;
                  for (let key1 in data0)
                    if (!(key1 === "begun_at" || key1 === "stands_at" || key1 === "lead")) {
                      return validate97.errors = [{ instancePath: instancePath + "/time", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                      break;
                    }
                  if (_errs4 === errors) {
                    if (data0.begun_at !== void 0) {
                      let data1 = data0.begun_at, _errs5 = errors;
                      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null)
                        return validate97.errors = [{ instancePath: instancePath + "/time/begun_at", keyword: "type" }], !1;
                      if (errors === _errs5 && typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2534023008e5 || isNaN(data1))
                          return validate97.errors = [{ instancePath: instancePath + "/time/begun_at", keyword: "maximum" }], !1;
                        if (data1 < 0 || isNaN(data1))
                          return validate97.errors = [{ instancePath: instancePath + "/time/begun_at", keyword: "minimum" }], !1;
                      }
                      var valid1 = _errs5 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data0.stands_at !== void 0) {
                        let data2 = data0.stands_at, _errs7 = errors;
                        if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
                          return validate97.errors = [{ instancePath: instancePath + "/time/stands_at", keyword: "type" }], !1;
                        if (errors === _errs7 && typeof data2 == "number" && isFinite(data2)) {
                          if (data2 > 2534023008e5 || isNaN(data2))
                            return validate97.errors = [{ instancePath: instancePath + "/time/stands_at", keyword: "maximum" }], !1;
                          if (data2 < 0 || isNaN(data2))
                            return validate97.errors = [{ instancePath: instancePath + "/time/stands_at", keyword: "minimum" }], !1;
                        }
                        var valid1 = _errs7 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1)
                        if (data0.lead !== void 0) {
                          let data3 = data0.lead, _errs9 = errors;
                          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                            return validate97.errors = [{ instancePath: instancePath + "/time/lead", keyword: "type" }], !1;
                          if (errors === _errs9 && typeof data3 == "number" && isFinite(data3)) {
                            if (data3 > 9007199254740991 || isNaN(data3))
                              return validate97.errors = [{ instancePath: instancePath + "/time/lead", keyword: "maximum" }], !1;
                            if (data3 < -9007199254740991 || isNaN(data3))
                              return validate97.errors = [{ instancePath: instancePath + "/time/lead", keyword: "minimum" }], !1;
                          }
                          var valid1 = _errs9 === errors;
                        } else
                          var valid1 = !0;
                    }
                  }
                }
              } else
                return validate97.errors = [{ instancePath: instancePath + "/time", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.due !== void 0) {
              let data4 = data.due, _errs11 = errors;
              if (errors === _errs11)
                if (Array.isArray(data4)) {
                  var valid2 = !0;
                  let len0 = data4.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs13 = errors;
                    validate98(data4[i0], { instancePath: instancePath + "/due/" + i0 }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                    var valid2 = _errs13 === errors;
                    if (!valid2)
                      break;
                  }
                } else
                  return validate97.errors = [{ instancePath: instancePath + "/due", keyword: "type" }], !1;
              var valid0 = _errs11 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.payer !== void 0) {
                let _errs14 = errors;
                validate110(data.payer, { instancePath: instancePath + "/payer" }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length);
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.webhooks !== void 0) {
                  let _errs15 = errors;
                  validate113(data.webhooks, { instancePath: instancePath + "/webhooks" }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
                  var valid0 = _errs15 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate97.errors = [{ instancePath, keyword: "type" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
function validate140(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.then === void 0 && (missing0 = "then"))
        return validate140.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "operation" || key0 === "when" || key0 === "then")) {
            return validate140.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.operation !== void 0) {
            let _errs2 = errors;
            if (typeof data.operation != "string")
              return validate140.errors = [{ instancePath: instancePath + "/operation", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.when !== void 0) {
              let _errs4 = errors;
              validate60(data.when, { instancePath: instancePath + "/when" }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.then !== void 0) {
                let _errs5 = errors;
                validate66(data.then, { instancePath: instancePath + "/then" }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate140.errors = [{ instancePath, keyword: "type" }], !1;
  return validate140.errors = vErrors, errors === 0;
}
function validate144(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.operation === void 0 && (missing0 = "operation") || data.when === void 0 && (missing0 = "when") || data.then === void 0 && (missing0 = "then") || data.applied === void 0 && (missing0 = "applied"))
        return validate144.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "operation" || key0 === "when" || key0 === "then" || key0 === "applied" || key0 === "left" || key0 === "seed")) {
            return validate144.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            if (typeof data.id != "string")
              return validate144.errors = [{ instancePath: instancePath + "/id", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.operation !== void 0) {
              let _errs4 = errors;
              if (typeof data.operation != "string")
                return validate144.errors = [{ instancePath: instancePath + "/operation", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.when !== void 0) {
                let _errs6 = errors;
                validate60(data.when, { instancePath: instancePath + "/when" }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.then !== void 0) {
                  let _errs7 = errors;
                  validate66(data.then, { instancePath: instancePath + "/then" }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.applied !== void 0) {
                    let data4 = data.applied, _errs8 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate144.errors = [{ instancePath: instancePath + "/applied", keyword: "type" }], !1;
                    if (errors === _errs8 && typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4)))
                      return validate144.errors = [{ instancePath: instancePath + "/applied", keyword: "minimum" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.left !== void 0) {
                      let data5 = data.left, _errs10 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate144.errors = [{ instancePath: instancePath + "/left", keyword: "type" }], !1;
                      if (errors === _errs10 && typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)))
                        return validate144.errors = [{ instancePath: instancePath + "/left", keyword: "minimum" }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.seed !== void 0) {
                        let _errs12 = errors;
                        validate62(data.seed, { instancePath: instancePath + "/seed" }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                        var valid0 = _errs12 === errors;
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
      return validate144.errors = [{ instancePath, keyword: "type" }], !1;
  return validate144.errors = vErrors, errors === 0;
}
function validate72(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.version === void 0 && (missing0 = "version") || data.site === void 0 && (missing0 = "site") || data.seeded_as === void 0 && (missing0 = "seeded_as") || data.seed === void 0 && (missing0 = "seed") || data.customers === void 0 && (missing0 = "customers") || data.profile === void 0 && (missing0 = "profile") || data.first === void 0 && (missing0 = "first") || data.present === void 0 && (missing0 = "present") || data.records === void 0 && (missing0 = "records") || data.drawn === void 0 && (missing0 = "drawn") || data.tokens === void 0 && (missing0 = "tokens") || data.applications === void 0 && (missing0 = "applications") || data.background === void 0 && (missing0 = "background") || data.faults === void 0 && (missing0 = "faults"))
        return validate72.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema37.properties, key0)) {
            return validate72.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.format !== void 0) {
            let data0 = data.format, _errs2 = errors;
            if (typeof data0 != "string")
              return validate72.errors = [{ instancePath: instancePath + "/format", keyword: "type" }], !1;
            if (data0 !== "sabia.snapshot")
              return validate72.errors = [{ instancePath: instancePath + "/format", keyword: "enum" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.version !== void 0) {
              let data1 = data.version, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate72.errors = [{ instancePath: instancePath + "/version", keyword: "type" }], !1;
              if (data1 !== 1)
                return validate72.errors = [{ instancePath: instancePath + "/version", keyword: "enum" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.site !== void 0) {
                let _errs6 = errors;
                if (typeof data.site != "string")
                  return validate72.errors = [{ instancePath: instancePath + "/site", keyword: "type" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.seeded_as !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.seeded_as != "string")
                    return validate72.errors = [{ instancePath: instancePath + "/seeded_as", keyword: "type" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.seed !== void 0) {
                    let _errs10 = errors;
                    validate62(data.seed, { instancePath: instancePath + "/seed" }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.customers !== void 0) {
                      let data5 = data.customers, _errs11 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate72.errors = [{ instancePath: instancePath + "/customers", keyword: "type" }], !1;
                      if (errors === _errs11 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 1e6 || isNaN(data5))
                          return validate72.errors = [{ instancePath: instancePath + "/customers", keyword: "maximum" }], !1;
                        if (data5 < 0 || isNaN(data5))
                          return validate72.errors = [{ instancePath: instancePath + "/customers", keyword: "minimum" }], !1;
                      }
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.profile !== void 0) {
                        let _errs13 = errors;
                        validate74(data.profile, { instancePath: instancePath + "/profile" }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.first !== void 0) {
                          let _errs14 = errors;
                          validate76(data.first, { instancePath: instancePath + "/first" }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.present !== void 0) {
                            let _errs15 = errors;
                            validate76(data.present, { instancePath: instancePath + "/present" }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
                            var valid0 = _errs15 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.records !== void 0) {
                              let data9 = data.records, _errs16 = errors;
                              if (errors === _errs16)
                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                  let missing1;
                                  if (data9.customers === void 0 && (missing1 = "customers") || data9.products === void 0 && (missing1 = "products") || data9.price_points === void 0 && (missing1 = "price_points") || data9.subscriptions === void 0 && (missing1 = "subscriptions") || data9.payment_profiles === void 0 && (missing1 = "payment_profiles") || data9.last_item_id === void 0 && (missing1 = "last_item_id"))
                                    return validate72.errors = [{ instancePath: instancePath + "/records", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                  {
                                    let _errs18 = errors;
                                    for (let key1 in data9)
                                      if (!(key1 === "customers" || key1 === "products" || key1 === "price_points" || key1 === "subscriptions" || key1 === "payment_profiles" || key1 === "last_item_id")) {
                                        return validate72.errors = [{ instancePath: instancePath + "/records", keyword: "additionalProperties", params: { additionalProperty: key1 } }], !1;
                                        break;
                                      }
                                    if (_errs18 === errors) {
                                      if (data9.customers !== void 0) {
                                        let _errs19 = errors;
                                        validate79(data9.customers, { instancePath: instancePath + "/records/customers" }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
                                        var valid1 = _errs19 === errors;
                                      } else
                                        var valid1 = !0;
                                      if (valid1) {
                                        if (data9.products !== void 0) {
                                          let _errs20 = errors;
                                          validate79(data9.products, { instancePath: instancePath + "/records/products" }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
                                          var valid1 = _errs20 === errors;
                                        } else
                                          var valid1 = !0;
                                        if (valid1) {
                                          if (data9.price_points !== void 0) {
                                            let _errs21 = errors;
                                            validate79(data9.price_points, { instancePath: instancePath + "/records/price_points" }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
                                            var valid1 = _errs21 === errors;
                                          } else
                                            var valid1 = !0;
                                          if (valid1) {
                                            if (data9.subscriptions !== void 0) {
                                              let _errs22 = errors;
                                              validate79(data9.subscriptions, { instancePath: instancePath + "/records/subscriptions" }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
                                              var valid1 = _errs22 === errors;
                                            } else
                                              var valid1 = !0;
                                            if (valid1) {
                                              if (data9.payment_profiles !== void 0) {
                                                let _errs23 = errors;
                                                validate79(data9.payment_profiles, { instancePath: instancePath + "/records/payment_profiles" }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
                                                var valid1 = _errs23 === errors;
                                              } else
                                                var valid1 = !0;
                                              if (valid1)
                                                if (data9.last_item_id !== void 0) {
                                                  let _errs24 = errors;
                                                  validate80(data9.last_item_id, { instancePath: instancePath + "/records/last_item_id" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                                  var valid1 = _errs24 === errors;
                                                } else
                                                  var valid1 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else
                                  return validate72.errors = [{ instancePath: instancePath + "/records", keyword: "type" }], !1;
                              var valid0 = _errs16 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.drawn !== void 0) {
                                let _errs25 = errors;
                                validate80(data.drawn, { instancePath: instancePath + "/drawn" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                var valid0 = _errs25 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.tokens !== void 0) {
                                  let data17 = data.tokens, _errs26 = errors;
                                  if (errors === _errs26)
                                    if (Array.isArray(data17)) {
                                      if (data17.length > 1e5)
                                        return validate72.errors = [{ instancePath: instancePath + "/tokens", keyword: "maxItems" }], !1;
                                      {
                                        var valid2 = !0;
                                        let len0 = data17.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let _errs28 = errors;
                                          validate92(data17[i0], { instancePath: instancePath + "/tokens/" + i0 }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length);
                                          var valid2 = _errs28 === errors;
                                          if (!valid2)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate72.errors = [{ instancePath: instancePath + "/tokens", keyword: "type" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.applications !== void 0) {
                                    let data19 = data.applications, _errs29 = errors;
                                    if (errors === _errs29)
                                      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                        let missing2;
                                        if (data19.list === void 0 && (missing2 = "list") || data19.drawn === void 0 && (missing2 = "drawn"))
                                          return validate72.errors = [{ instancePath: instancePath + "/applications", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                        {
                                          let _errs31 = errors;
                                          for (let key2 in data19)
                                            if (!(key2 === "list" || key2 === "drawn")) {
                                              return validate72.errors = [{ instancePath: instancePath + "/applications", keyword: "additionalProperties", params: { additionalProperty: key2 } }], !1;
                                              break;
                                            }
                                          if (_errs31 === errors) {
                                            if (data19.list !== void 0) {
                                              let data20 = data19.list, _errs32 = errors;
                                              if (errors === _errs32)
                                                if (Array.isArray(data20)) {
                                                  if (data20.length > 1e3)
                                                    return validate72.errors = [{ instancePath: instancePath + "/applications/list", keyword: "maxItems" }], !1;
                                                  if (data20.length < 1)
                                                    return validate72.errors = [{ instancePath: instancePath + "/applications/list", keyword: "minItems" }], !1;
                                                  {
                                                    var valid4 = !0;
                                                    let len1 = data20.length;
                                                    for (let i1 = 0; i1 < len1; i1++) {
                                                      let _errs34 = errors;
                                                      validate94(data20[i1], { instancePath: instancePath + "/applications/list/" + i1 }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length);
                                                      var valid4 = _errs34 === errors;
                                                      if (!valid4)
                                                        break;
                                                    }
                                                  }
                                                } else
                                                  return validate72.errors = [{ instancePath: instancePath + "/applications/list", keyword: "type" }], !1;
                                              var valid3 = _errs32 === errors;
                                            } else
                                              var valid3 = !0;
                                            if (valid3)
                                              if (data19.drawn !== void 0) {
                                                let _errs35 = errors;
                                                validate80(data19.drawn, { instancePath: instancePath + "/applications/drawn" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                                var valid3 = _errs35 === errors;
                                              } else
                                                var valid3 = !0;
                                          }
                                        }
                                      } else
                                        return validate72.errors = [{ instancePath: instancePath + "/applications", keyword: "type" }], !1;
                                    var valid0 = _errs29 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.background !== void 0) {
                                      let _errs36 = errors;
                                      validate97(data.background, { instancePath: instancePath + "/background" }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                                      var valid0 = _errs36 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.faults !== void 0) {
                                        let data24 = data.faults, _errs37 = errors;
                                        if (errors === _errs37)
                                          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                            let missing3;
                                            if (data24.first === void 0 && (missing3 = "first") || data24.rules === void 0 && (missing3 = "rules") || data24.last_id === void 0 && (missing3 = "last_id"))
                                              return validate72.errors = [{ instancePath: instancePath + "/faults", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                            {
                                              let _errs39 = errors;
                                              for (let key3 in data24)
                                                if (!(key3 === "first" || key3 === "rules" || key3 === "last_id")) {
                                                  return validate72.errors = [{ instancePath: instancePath + "/faults", keyword: "additionalProperties", params: { additionalProperty: key3 } }], !1;
                                                  break;
                                                }
                                              if (_errs39 === errors) {
                                                if (data24.first !== void 0) {
                                                  let data25 = data24.first, _errs40 = errors;
                                                  if (errors === _errs40)
                                                    if (Array.isArray(data25)) {
                                                      if (data25.length > 100)
                                                        return validate72.errors = [{ instancePath: instancePath + "/faults/first", keyword: "maxItems" }], !1;
                                                      {
                                                        var valid6 = !0;
                                                        let len2 = data25.length;
                                                        for (let i2 = 0; i2 < len2; i2++) {
                                                          let _errs42 = errors;
                                                          validate140(data25[i2], { instancePath: instancePath + "/faults/first/" + i2 }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
                                                          var valid6 = _errs42 === errors;
                                                          if (!valid6)
                                                            break;
                                                        }
                                                      }
                                                    } else
                                                      return validate72.errors = [{ instancePath: instancePath + "/faults/first", keyword: "type" }], !1;
                                                  var valid5 = _errs40 === errors;
                                                } else
                                                  var valid5 = !0;
                                                if (valid5) {
                                                  if (data24.rules !== void 0) {
                                                    let data27 = data24.rules, _errs43 = errors;
                                                    if (errors === _errs43)
                                                      if (Array.isArray(data27)) {
                                                        if (data27.length > 100)
                                                          return validate72.errors = [{ instancePath: instancePath + "/faults/rules", keyword: "maxItems" }], !1;
                                                        {
                                                          var valid7 = !0;
                                                          let len3 = data27.length;
                                                          for (let i3 = 0; i3 < len3; i3++) {
                                                            let data28 = data27[i3], _errs45 = errors;
                                                            if (errors === _errs45)
                                                              if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                                let missing4;
                                                                if (data28.fault === void 0 && (missing4 = "fault") || data28.seen === void 0 && (missing4 = "seen") || data28.drawn === void 0 && (missing4 = "drawn"))
                                                                  return validate72.errors = [{ instancePath: instancePath + "/faults/rules/" + i3, keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                                {
                                                                  let _errs47 = errors;
                                                                  for (let key4 in data28)
                                                                    if (!(key4 === "fault" || key4 === "seen" || key4 === "drawn")) {
                                                                      return validate72.errors = [{ instancePath: instancePath + "/faults/rules/" + i3, keyword: "additionalProperties", params: { additionalProperty: key4 } }], !1;
                                                                      break;
                                                                    }
                                                                  if (_errs47 === errors) {
                                                                    if (data28.fault !== void 0) {
                                                                      let _errs48 = errors;
                                                                      validate144(data28.fault, { instancePath: instancePath + "/faults/rules/" + i3 + "/fault" }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length);
                                                                      var valid8 = _errs48 === errors;
                                                                    } else
                                                                      var valid8 = !0;
                                                                    if (valid8) {
                                                                      if (data28.seen !== void 0) {
                                                                        let _errs49 = errors;
                                                                        validate80(data28.seen, { instancePath: instancePath + "/faults/rules/" + i3 + "/seen" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                                                        var valid8 = _errs49 === errors;
                                                                      } else
                                                                        var valid8 = !0;
                                                                      if (valid8)
                                                                        if (data28.drawn !== void 0) {
                                                                          let _errs50 = errors;
                                                                          validate80(data28.drawn, { instancePath: instancePath + "/faults/rules/" + i3 + "/drawn" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                                                          var valid8 = _errs50 === errors;
                                                                        } else
                                                                          var valid8 = !0;
                                                                    }
                                                                  }
                                                                }
                                                              } else
                                                                return validate72.errors = [{ instancePath: instancePath + "/faults/rules/" + i3, keyword: "type" }], !1;
                                                            var valid7 = _errs45 === errors;
                                                            if (!valid7)
                                                              break;
                                                          }
                                                        }
                                                      } else
                                                        return validate72.errors = [{ instancePath: instancePath + "/faults/rules", keyword: "type" }], !1;
                                                    var valid5 = _errs43 === errors;
                                                  } else
                                                    var valid5 = !0;
                                                  if (valid5)
                                                    if (data24.last_id !== void 0) {
                                                      let _errs51 = errors;
                                                      validate80(data24.last_id, { instancePath: instancePath + "/faults/last_id" }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                                                      var valid5 = _errs51 === errors;
                                                    } else
                                                      var valid5 = !0;
                                                }
                                              }
                                            }
                                          } else
                                            return validate72.errors = [{ instancePath: instancePath + "/faults", keyword: "type" }], !1;
                                        var valid0 = _errs37 === errors;
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
          }
        }
      }
    } else
      return validate72.errors = [{ instancePath, keyword: "type" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
function validate71(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate72(data, { instancePath }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length), validate71.errors = vErrors, errors === 0;
}
var checks_setProfile_body = validate153;
function validate154(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return errors === 0 && !(data && typeof data == "object" && !Array.isArray(data)) ? (validate154.errors = [{ instancePath, keyword: "type" }], !1) : (validate154.errors = vErrors, errors === 0);
}
function validate153(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate154(data, { instancePath }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length), validate153.errors = vErrors, errors === 0;
}
var checks_addSite_body = validate156;
var pattern2 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u");
function validate157(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate157.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "seed" || key0 === "customers")) {
            return validate157.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate157.errors = [{ instancePath: instancePath + "/name", keyword: "pattern" }], !1;
              } else
                return validate157.errors = [{ instancePath: instancePath + "/name", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.seed !== void 0) {
              let _errs4 = errors;
              validate62(data.seed, { instancePath: instancePath + "/seed" }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.customers !== void 0) {
                let data2 = data.customers, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate157.errors = [{ instancePath: instancePath + "/customers", keyword: "type" }], !1;
                if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e5 || isNaN(data2))
                    return validate157.errors = [{ instancePath: instancePath + "/customers", keyword: "maximum" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate157.errors = [{ instancePath: instancePath + "/customers", keyword: "minimum" }], !1;
                }
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate157.errors = [{ instancePath, keyword: "type" }], !1;
  return validate157.errors = vErrors, errors === 0;
}
function validate156(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate157(data, { instancePath }) || (vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors), errors = vErrors.length), validate156.errors = vErrors, errors === 0;
}
var checks_addApplication_body = validate160;
var func4 = require_ucs2length().default;
function validate161(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.scopes === void 0 && (missing0 = "scopes"))
        return validate161.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "redirect_uri" || key0 === "scopes")) {
            return validate161.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func4(data0) < 1)
                  return validate161.errors = [{ instancePath: instancePath + "/name", keyword: "minLength" }], !1;
              } else
                return validate161.errors = [{ instancePath: instancePath + "/name", keyword: "type" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.redirect_uri !== void 0) {
              let _errs4 = errors;
              if (typeof data.redirect_uri != "string")
                return validate161.errors = [{ instancePath: instancePath + "/redirect_uri", keyword: "type" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.scopes !== void 0) {
                let data2 = data.scopes, _errs6 = errors;
                if (typeof data2 != "string" && !Array.isArray(data2))
                  return validate161.errors = [{ instancePath: instancePath + "/scopes", keyword: "type" }], !1;
                if (errors === _errs6 && Array.isArray(data2)) {
                  var valid1 = !0;
                  let len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs8 = errors;
                    if (typeof data2[i0] != "string")
                      return validate161.errors = [{ instancePath: instancePath + "/scopes/" + i0, keyword: "type" }], !1;
                    var valid1 = _errs8 === errors;
                    if (!valid1)
                      break;
                  }
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate161.errors = [{ instancePath, keyword: "type" }], !1;
  return validate161.errors = vErrors, errors === 0;
}
function validate160(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate161(data, { instancePath }) || (vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors), errors = vErrors.length), validate160.errors = vErrors, errors === 0;
}
var checks = {
  "listRequests query": checks_listRequests_query,
  "listCustomerRecords query": checks_listCustomerRecords_query,
  "readCustomerHistory query": checks_readCustomerHistory_query,
  "listSubscriptionRecords query": checks_listCustomerRecords_query,
  "readSubscriptionHistory query": checks_readCustomerHistory_query,
  "listPaymentProfiles query": checks_listPaymentProfiles_query,
  "readPaymentProfileHistory query": checks_readCustomerHistory_query,
  "decide body": checks_decide_body,
  "setPayer body": checks_setPayer_body,
  "listWebhookEndpoints query": checks_readCustomerHistory_query,
  "addWebhookEndpoint body": checks_addWebhookEndpoint_body,
  "changeWebhookEndpoint body": checks_changeWebhookEndpoint_body,
  "listWebhookMisbehaviours query": checks_readCustomerHistory_query,
  "addWebhookMisbehaviour body": checks_addWebhookMisbehaviour_body,
  "listWebhookDeliveries query": checks_listWebhookDeliveries_query,
  "waitForWebhooks body": checks_waitForWebhooks_body,
  "moveClock body": checks_moveClock_body,
  "listFaults query": checks_readCustomerHistory_query,
  "addFault body": checks_addFault_body,
  "restoreSnapshot body": checks_restoreSnapshot_body,
  "listScenarios query": checks_readCustomerHistory_query,
  "setProfile body": checks_setProfile_body,
  "listSites query": checks_readCustomerHistory_query,
  "addSite body": checks_addSite_body,
  "listApplications query": checks_readCustomerHistory_query,
  "addApplication body": checks_addApplication_body
}, schemas = { "listRequests query": { type: "object", properties: { operation: { type: "string" }, status: { type: "string", pattern: "^(\\d{1,3}|[1-5][xX]{2})$", "x-advice": "write 422 or 4xx" }, text: { type: "string" }, limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "listCustomerRecords query": { type: "object", properties: { text: { type: "string" }, after: { type: "string" }, skip: { type: "integer", minimum: 0, default: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "readCustomerHistory query": { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "listSubscriptionRecords query": { type: "object", properties: { text: { type: "string" }, after: { type: "string" }, skip: { type: "integer", minimum: 0, default: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "readSubscriptionHistory query": { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "listPaymentProfiles query": { type: "object", properties: { status: { type: "string" }, text: { type: "string" }, after: { type: "string" }, skip: { type: "integer", minimum: 0, default: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "readPaymentProfileHistory query": { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "decide body": { $ref: "control#/$defs/DecisionInput" }, "setPayer body": { $ref: "control#/$defs/PayerInput" }, "listWebhookEndpoints query": { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "addWebhookEndpoint body": { $ref: "control#/$defs/WebhookEndpointInput" }, "changeWebhookEndpoint body": { $ref: "control#/$defs/WebhookEndpointChange" }, "listWebhookMisbehaviours query": { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "addWebhookMisbehaviour body": { $ref: "control#/$defs/MisbehaviourInput" }, "listWebhookDeliveries query": { type: "object", properties: { state: { $ref: "control#/$defs/DeliveryState" }, limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "waitForWebhooks body": { $ref: "control#/$defs/WaitInput" }, "moveClock body": { $ref: "control#/$defs/ClockInput" }, "listFaults query": { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "addFault body": { $ref: "control#/$defs/FaultRule" }, "restoreSnapshot body": { $ref: "control#/$defs/Snapshot" }, "listScenarios query": { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "setProfile body": { $ref: "control#/$defs/Profile" }, "listSites query": { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "addSite body": { $ref: "control#/$defs/SiteInput" }, "listApplications query": { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 1e3, default: 200 } } }, "addApplication body": { $ref: "control#/$defs/ApplicationInput" }, $defs: { DecisionInput: { type: "object", additionalProperties: !1, required: ["decision"], properties: { decision: { type: "string", enum: ["accept", "refuse", "expire", "cancel"] } } }, PayerInput: { type: "object", additionalProperties: !1, properties: { policy: { $ref: "control#/$defs/Policy" }, delay: { $ref: "control#/$defs/Duration" } } }, WebhookEndpointInput: { type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string" }, secret: { type: "string" } } }, WebhookEndpointChange: { type: "object", additionalProperties: !1, required: ["disabled"], properties: { disabled: { type: "boolean" } } }, MisbehaviourInput: { type: "object", additionalProperties: !1, required: ["how"], properties: { how: { $ref: "control#/$defs/MisbehaviourKind" }, next: { type: "integer", minimum: 1, maximum: 1e6 }, delay: { $ref: "control#/$defs/Duration" } } }, DeliveryState: { type: "string", enum: ["pending", "delivered", "failed", "dropped"] }, WaitInput: { type: "object", additionalProperties: !1, properties: { timeout_ms: { type: "integer", minimum: 0, maximum: 6e4 }, quiet: { type: "boolean", enum: [!0] }, delivery: { type: "string" } } }, ClockInput: { type: "object", additionalProperties: !1, minProperties: 1, maxProperties: 1, properties: { advance: { $ref: "control#/$defs/Duration" }, set: { type: "string" }, freeze: { type: "boolean" } } }, FaultRule: { type: "object", additionalProperties: !1, required: ["then"], properties: { operation: { type: "string", "x-advice": "give an operation, or *" }, when: { $ref: "control#/$defs/FaultWhen" }, then: { $ref: "control#/$defs/FaultAction" } } }, Snapshot: { type: "object", additionalProperties: !1, required: ["format", "version", "site", "seeded_as", "seed", "customers", "profile", "first", "present", "records", "drawn", "tokens", "applications", "background", "faults"], properties: { format: { type: "string", enum: ["sabia.snapshot"] }, version: { type: "integer", enum: [1] }, site: { type: "string" }, seeded_as: { type: "string" }, seed: { $ref: "control#/$defs/Seed" }, customers: { type: "integer", minimum: 0, maximum: 1e6 }, profile: { $ref: "control#/$defs/Profile" }, first: { $ref: "control#/$defs/Beginning" }, present: { $ref: "control#/$defs/Beginning" }, records: { type: "object", additionalProperties: !1, required: ["customers", "products", "price_points", "subscriptions", "payment_profiles", "last_item_id"], properties: { customers: { $ref: "control#/$defs/Table" }, products: { $ref: "control#/$defs/Table" }, price_points: { $ref: "control#/$defs/Table" }, subscriptions: { $ref: "control#/$defs/Table" }, payment_profiles: { $ref: "control#/$defs/Table" }, last_item_id: { $ref: "control#/$defs/Count" } } }, drawn: { $ref: "control#/$defs/Count" }, tokens: { type: "array", maxItems: 1e5, items: { $ref: "control#/$defs/Token" } }, applications: { type: "object", additionalProperties: !1, required: ["list", "drawn"], properties: { list: { type: "array", minItems: 1, maxItems: 1e3, items: { $ref: "control#/$defs/Application" } }, drawn: { $ref: "control#/$defs/Count" } } }, background: { $ref: "control#/$defs/Background" }, faults: { type: "object", additionalProperties: !1, required: ["first", "rules", "last_id"], properties: { first: { type: "array", maxItems: 100, items: { $ref: "control#/$defs/FaultRule" } }, rules: { type: "array", maxItems: 100, items: { type: "object", additionalProperties: !1, required: ["fault", "seen", "drawn"], properties: { fault: { $ref: "control#/$defs/Fault" }, seen: { $ref: "control#/$defs/Count" }, drawn: { $ref: "control#/$defs/Count" } } } }, last_id: { $ref: "control#/$defs/Count" } } } } }, Profile: { type: "object", additionalProperties: !0 }, SiteInput: { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "x-advice": "give lower-case letters, digits and dashes" }, seed: { $ref: "control#/$defs/Seed" }, customers: { type: "integer", minimum: 0, maximum: 1e5 } } }, ApplicationInput: { type: "object", additionalProperties: !1, required: ["name", "scopes"], properties: { name: { type: "string", minLength: 1, "x-advice": "give a text that is not blank" }, redirect_uri: { type: "string" }, scopes: { type: ["string", "array"], "x-advice": "give scopes, separated by spaces or in a list", items: { type: "string" } } } }, Policy: { type: "string", enum: ["manual", "accept", "refuse", "expire"] }, Duration: { type: ["number", "string"], minimum: 0, pattern: "^\\d+(\\.\\d+)?(ms|[smhdw])$", "x-advice": "write milliseconds, or a text such as 500ms, 15s, 10m, 20h, 3d or 2w" }, MisbehaviourKind: { type: "string", enum: ["delay", "duplicate", "reorder", "drop", "fail", "wrong_signature", "reformat"] }, FaultWhen: { "x-advice": 'write always, or a condition such as { "next": 1 }', oneOf: [{ type: "string", enum: ["always"] }, { $ref: "control#/$defs/FaultCondition" }] }, FaultAction: { type: "object", additionalProperties: !1, minProperties: 1, properties: { status: { type: "integer", minimum: 200, maximum: 599 }, example: { type: "string" }, delay: { "x-advice": 'write milliseconds, a text such as 500ms or 2s, or a range such as ["1s", "3s"]', oneOf: [{ $ref: "control#/$defs/Duration" }, { type: "array", minItems: 2, maxItems: 2, items: { $ref: "control#/$defs/Duration" } }] }, drop: { type: "boolean", enum: [!0] }, truncate: { oneOf: [{ type: "boolean", enum: [!0] }, { type: "integer", minimum: 0, maximum: 1073741824 }] }, malformed: { type: "boolean", enum: [!0] }, rateLimit: { type: "object", additionalProperties: !1, required: ["retryAfter"], properties: { retryAfter: { type: "integer", minimum: 0, maximum: 86400 } } }, failAfterWrite: { oneOf: [{ type: "integer", minimum: 200, maximum: 599 }, { type: "string", enum: ["drop"] }] } } }, Seed: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 }, Beginning: { type: "object", additionalProperties: !1, required: ["scenario", "seeded_at"], properties: { scenario: { type: "string" }, seeded_at: { type: "number", minimum: 0, maximum: 221845391999999 } } }, Table: { type: "object", additionalProperties: !1, required: ["last_id", "written", "changed"], properties: { last_id: { $ref: "control#/$defs/Count" }, written: { type: "array", items: { $ref: "control#/$defs/Record" } }, changed: { type: "array", items: { $ref: "control#/$defs/Record" } } } }, Count: { type: "integer", minimum: 0, maximum: 9007199254740991 }, Token: { type: "object", additionalProperties: !1, required: ["token", "uid", "scopes", "expires_at"], properties: { token: { type: "string" }, uid: { type: "string" }, scopes: { type: "array", items: { type: "string" } }, expires_at: { type: "number" } } }, Application: { type: "object", additionalProperties: !1, required: ["name", "redirect_uri", "uid", "secret", "scopes"], properties: { name: { type: "string" }, redirect_uri: { type: "string" }, uid: { type: "string" }, secret: { type: "string" }, scopes: { type: "array", items: { type: "string" } } } }, Background: { type: "object", additionalProperties: !1, required: ["time", "due", "payer", "webhooks"], properties: { time: { type: "object", additionalProperties: !1, required: ["begun_at", "stands_at", "lead"], properties: { begun_at: { type: ["number", "null"], minimum: 0, maximum: 2534023008e5 }, stands_at: { type: ["number", "null"], minimum: 0, maximum: 2534023008e5 }, lead: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 } } }, due: { type: "array", items: { $ref: "control#/$defs/Task" } }, payer: { $ref: "control#/$defs/Payer" }, webhooks: { $ref: "control#/$defs/Webhooks" } } }, Fault: { type: "object", additionalProperties: !1, required: ["id", "operation", "when", "then", "applied"], properties: { id: { type: "string" }, operation: { type: "string" }, when: { $ref: "control#/$defs/FaultWhen" }, then: { $ref: "control#/$defs/FaultAction" }, applied: { type: "integer", minimum: 0 }, left: { type: "integer", minimum: 0 }, seed: { $ref: "control#/$defs/Seed" } } }, FaultCondition: { type: "object", additionalProperties: !1, minProperties: 1, properties: { next: { type: "integer", minimum: 1, maximum: 1e6 }, every: { type: "integer", minimum: 1, maximum: 1e6 }, random: { type: "object", additionalProperties: !1, required: ["share"], properties: { share: { type: "number", minimum: 0, maximum: 1 }, seed: { $ref: "control#/$defs/Seed" } } }, matching: { type: "object", minProperties: 1, additionalProperties: !0 } } }, Record: { type: "object", required: ["id"], additionalProperties: !0, properties: { id: { type: ["string", "integer"] } } }, Task: { type: "object", additionalProperties: !1, required: ["at", "work"], properties: { at: { type: "number", minimum: 0, maximum: 864e13 }, work: { type: "object", discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "control#/$defs/ExpiryWork" }, { $ref: "control#/$defs/DecisionWork" }, { $ref: "control#/$defs/AttemptWork" }] } } }, Payer: { type: "object", additionalProperties: !1, required: ["policy", "delay"], properties: { policy: { $ref: "control#/$defs/Policy" }, delay: { type: "number", minimum: 0 } } }, Webhooks: { type: "object", additionalProperties: !1, required: ["endpoints", "misbehaviours", "deliveries", "finished", "held", "under_way", "drawn"], properties: { endpoints: { type: "object", additionalProperties: !1, required: ["list", "last_id", "drawn"], properties: { list: { type: "array", maxItems: 1e3, items: { $ref: "control#/$defs/WebhookEndpoint" } }, last_id: { $ref: "control#/$defs/Count" }, drawn: { $ref: "control#/$defs/Count" } } }, misbehaviours: { type: "array", maxItems: 100, items: { $ref: "control#/$defs/Misbehaviour" } }, deliveries: { type: "array", maxItems: 2e4, items: { $ref: "control#/$defs/SavedDelivery" } }, finished: { $ref: "control#/$defs/DeliveryIds" }, held: { $ref: "control#/$defs/DeliveryIds" }, under_way: { $ref: "control#/$defs/DeliveryIds" }, drawn: { $ref: "control#/$defs/Count" } } }, ExpiryWork: { type: "object", additionalProperties: !1, required: ["kind", "payment_profile_id"], properties: { kind: { type: "string", enum: ["qr_code_expiry"] }, payment_profile_id: { $ref: "control#/$defs/Count" } } }, DecisionWork: { type: "object", additionalProperties: !1, required: ["kind", "payment_profile_id", "decision"], properties: { kind: { type: "string", enum: ["decision"] }, payment_profile_id: { $ref: "control#/$defs/Count" }, decision: { $ref: "control#/$defs/AutomaticDecision" } } }, AttemptWork: { type: "object", additionalProperties: !1, required: ["kind", "delivery_id"], properties: { kind: { type: "string", enum: ["webhook_attempt"] }, delivery_id: { type: "string" } } }, WebhookEndpoint: { type: "object", additionalProperties: !1, required: ["id", "url", "secret", "disabled"], properties: { id: { type: "integer", minimum: 1 }, url: { type: "string" }, secret: { type: "string" }, disabled: { type: "boolean" } } }, Misbehaviour: { type: "object", additionalProperties: !1, required: ["how", "next", "delay"], properties: { how: { $ref: "control#/$defs/MisbehaviourKind" }, next: { type: "integer", minimum: 1 }, delay: { type: "number", minimum: 0 } } }, SavedDelivery: { type: "object", additionalProperties: !1, required: ["id", "event", "endpoint_id", "state", "reason", "attempts", "tries", "repeats", "is_forged"], properties: { id: { type: "string" }, event: { type: "object", additionalProperties: !1, required: ["type", "timestamp", "data"], properties: { type: { type: "string" }, timestamp: { type: "string" }, data: { type: "object", additionalProperties: !0 } } }, endpoint_id: { $ref: "control#/$defs/Count" }, state: { $ref: "control#/$defs/DeliveryState" }, reason: { type: ["string", "null"] }, attempts: { type: "array", maxItems: 50, items: { $ref: "control#/$defs/SavedAttempt" } }, tries: { $ref: "control#/$defs/Count" }, repeats: { $ref: "control#/$defs/Count" }, is_failing: { type: "boolean", default: !1 }, is_forged: { type: "boolean" }, is_reformatted: { type: "boolean", default: !1 } } }, DeliveryIds: { type: "array", maxItems: 2e4, items: { type: "string" } }, AutomaticDecision: { type: "string", enum: ["accept", "refuse", "expire"] }, SavedAttempt: { type: "object", additionalProperties: !1, required: ["at", "status", "error", "duration_ms", "request_headers", "response"], properties: { at: { type: "string" }, status: { type: ["integer", "null"], minimum: 0 }, error: { type: ["string", "null"] }, duration_ms: { type: "number" }, request_headers: { $ref: "control#/$defs/Headers" }, response: { type: ["object", "null"], additionalProperties: !1, required: ["headers", "body"], properties: { headers: { $ref: "control#/$defs/Headers" }, body: { type: "string" } } } } }, Headers: { type: "object", additionalProperties: { type: "string" } } } };
export { checks, schemas };
