var kt,Av,Rv,Yr,of,Wu,Cv,Cu,Pv,Bp,lf,mc=Symbol.for("pv"),$u={},Xu=[],PM=/^m(i|n|o|s|text|space)$/,zp=Array.isArray,Hp=Xu.slice,Na=Object.assign;function Ca(n){n&&n.parentNode&&n.remove()}function LM(n,e,t){var i,s,r,a={},o=arguments.length;for(r in e)r=="key"?i=e[r]:r=="ref"&&typeof n!="function"?s=e[r]:a[r]=e[r];return o>2&&(a.children=o>3?Hp.call(arguments,2):t),kl(n,a,i,s,null)}function kl(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:mc,__v:s||++Av,__i:-1,__u:0};return!s&&kt.vnode&&kt.vnode(r),r}function ut(n){return n.children}function Ol(n,e){this.props=n,this.context=e,this.__g=0}function ra(n,e){if(e==null)return n.__&&ra(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:ra(n)}function DM(n){var e,t=n.__v,i=t.__e,s=[],r=[],a=n.__P;a&&((e=Na({constructor:mc},t)).__v=t.__v+1,kt.vnode&&kt.vnode(e),Gp(a,e,t,n.__n,a.namespaceURI,32&t.__u?[i]:null,s,i||ra(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,Fv(s,e,r),t.__=t.__e=null,e.__e!=i&&Lv(e))}function Lv(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),Lv(n)}function wg(n){(8&n.__g||(n.__g|=8,Yr.push(n),Wu++))&&of==kt.debounceRendering||((of=kt.debounceRendering)||queueMicrotask)(Dv)}function Dv(){try{for(var n,e=1;Yr.length;)Yr.length>e&&Yr.sort(Cv),n=Yr.shift(),e=Yr.length,8&n.__g&&DM(n)}finally{(Wu=Yr.length)&&(of||queueMicrotask)(Dv)}}function Nv(n,e,t,i,s,r,a,o,l,c,h){var d,f,p,_,S,g,m=i.__k||Xu,M=e.length;for(l=NM(t,e,m,l,M),d=0;d<M;d++)(p=t.__k[d])!=null&&(f=~p.__i&&m[p.__i]||$u,p.__i=d,g=Gp(n,p,f,s,r,a,o,l,c,h),_=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&Vp(f.ref,null,p,f),p.ref&&h.push(p.ref,p.__c||_,p)),S=S||_,4&p.__u?(l=Iv(p,l,n,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&g!==void 0?l=g:_&&(l=_.nextSibling),p.__u&=-21);return t.__e=S,l}function NM(n,e,t,i,s){var r,a,o,l,c,h,d,f,p,_=t.length,S=_,g=0,m=0,M=n.__k=Array(s);for(r=0;r<s;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=M[r]=kl(null,a):zp(a)?a=M[r]=kl(ut,{children:a}):a.constructor===mc&&a.__b?a=M[r]=kl(a.type,a.props,a.key,a.ref,a.__v):M[r]=a,l=r+g,a.__=n,a.__b=n.__b+1,o=null,~(c=a.__i=IM(a,t,l,S))&&(S--,(o=t[c])&&(o.__u|=2)),o&&o.__v?(a.__u|=16,c==l-1?g--:c==l+1?g++:c!=l&&(c>l?g--:g++,m=1)):(~c||(s>_?g--:s<_&&g++),typeof a.type!="function"&&(a.__u|=4))):M[r]=null;if(m){for(h=[],d=[],r=0;r<s;r++)if((a=M[r])&&16&a.__u){for(g=0,f=h.length;g<f;)h[p=g+f>>1]<a.__i?g=p+1:f=p;h[g]=a.__i,d[r]=g+1}for(g=h.length;r--;)d[r]&&(d[r]==g?g--:M[r].__u|=4)}if(S)for(r=0;r<_;r++)!(o=t[r])||2&o.__u||(o.__e==i&&(i=ra(o)),Wp(o,o));return i}function Iv(n,e,t,i){var s,r,a,o;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=Iv(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=ra(n))&&!e.parentNode&&(e=null),a=n.__e,o=e;o&&o.nodeType==8;)o=o.nextSibling;for(a!=o&&(!i&&t.moveBefore&&a.parentNode?t.moveBefore(a,e):t.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function IM(n,e,t,i){var s,r=n.key,a=n.type,o=e[t],l=o&&!(2&o.__u);if(o===null&&r==null||l&&r==o.key&&a==o.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s;for(s=t+1;s<e.length;s++)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s}return-1}function Eg(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function kc(n,e,t,i,s){var r,a;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||Eg(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||Eg(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(a=lf[e]||(lf[e]=UM(e)),(n.__a||(n.__a={}))[e]=Bp,r=e!=(e=e.replace(Pv,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,a,r):n.removeEventListener(e,a,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function UM(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[Cu]==null)e[Cu]=Bp++;else if(e[Cu]<this.__a[n])return;return t(kt.event?kt.event(e):e)}}}function Gp(n,e,t,i,s,r,a,o,l,c){var h,d,f,p,_,S,g,m,M,R,y,C,A,v,T,B,N,D,O=e.type;if(e.constructor!==mc)return null;128&t.__u&&(l=32&t.__u,h=t.__c.__z)&&(e.__u|=l,d=r=[],h.nodeType==8?o=Pu(h,r):r.push(h),o=r[0]||o),(h=kt.__b)&&h(e);e:if(typeof O=="function"){f=a.length;try{if(m=e.props,M=(h=O.prototype)&&h.render,R=(h=O.contextType)&&i[h.__c],y=h?R?R.props.value:h.__:i,(p=t.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(M?e.__c=p=new O(m,y):(e.__c=p=new Ol(m,y),p.constructor=O,p.render=kM),R&&R.sub(p),p.state||(p.state={}),p.__n=i,p.__g|=8,p.__h=[],p.__k=[]),M&&(p.__s||(p.__s=p.state),O.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Na({},p.__s)),Na(p.__s,O.getDerivedStateFromProps(m,p.__s)))),_=p.props,S=p.state,p.__v=e,t.__c){if(m!==_&&M&&!O.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(m,y),e.__v==t.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(m,p.__s,y)===!1){e.__v!=t.__v&&(p.props=m,p.state=p.__s,p.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(G){G&&(G.__=e)}),Xu.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),o=ra(t);break e}p.componentWillUpdate&&p.componentWillUpdate(m,p.__s,y),M&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(_,S,g)})}else M&&!O.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),M&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=y,p.props=m,p.__P=n,p.__g&=-5,C=kt.__r,A=M?25:0;do p.__g&=-9,C&&C(e),h=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++A<25);M&&(Xu.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(i=Na({},i,p.getChildContext())),M&&t.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(_,S)),v=h&&h.type===ut&&h.key==null?h.props.children:h,m.__P&&(h=o,s=(n=m.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(G){G&&Wp(G,G)}),t.__k=null),o=t.__k?ra(t,0):null),o=Nv(n,zp(v)?v:[v],e,t,i,s,r,a,o,l,c),m.__P&&(e.__e=null,o=h),e.__u&=-161,d&&d.some(Ca),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(G){if(a.length=f,e.__v=null,l||r)if(G&&G.then){if(e.__u|=128|l,r){for(~(N=r.indexOf(o||void 0))||(N=r.length);(D=r[N-1])&&D.nodeType==8;)N--;for(;N<r.length;N++)if(D=r[N])if(r[N]=null,T){if(D==B)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(B=Pu(T=D))}}if(!T){for(;o&&o.nodeType==8&&o.nextSibling;)o=o.nextSibling;T=o}(h=Pu(T=e.__c.__z||(e.__c.__z=T)))?(e.__e=T,o=h):e.__e=o,o=o&&o.nextSibling}else r&&r.some(Ca);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),G&&G.then||Uv(e),kt.__e(G,e,t)}}else o=e.__e=FM(t.__e,e,t,i,s,r,a,l,c,n);return(h=kt.diffed)&&h(e),o}function Pu(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function Uv(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Uv))}function Fv(n,e,t){for(var i=0;i<t.length;)Vp(t[i++],t[i++],t[i++]);kt.__c&&kt.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){kt.__e(r,s.__v)}})}function FM(n,e,t,i,s,r,a,o,l,c){var h,d,f,p,_,S,g,m,M=t.props||$u,R=e.props,y=e.type;if(y=="svg"?s="http://www.w3.org/2000/svg":y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(h=0;h<r.length;h++)if((_=r[h])&&(y?_.localName==y:_.nodeType==3)){n=_,r[h]=null;break}}if(!n){if(m=c.ownerDocument||document,!y)return m.createTextNode(R);n=m.createElementNS(s,y,R.is?R:c),o&&(kt.__m&&kt.__m(e,r),o=!1),r=null}if(y){if(c=y=="template"&&n.content||n,r=y=="textarea"&&R.defaultValue!=null?null:r&&Hp.call(c.childNodes),!o&&r)for(M={},h=0;h<n.attributes.length;h++)M[(_=n.attributes[h]).name]=_.value;for(h in M)_=M[h],h=="dangerouslySetInnerHTML"?f=_:h=="children"||h in R||h=="value"&&"defaultValue"in R||h=="checked"&&"defaultChecked"in R||kc(n,h,null,_,s);for(h in R)_=R[h],h=="children"?p=_:h=="dangerouslySetInnerHTML"?d=_:h=="value"?S=_:h=="checked"?g=_:o&&typeof _!="function"||M[h]===_||kc(n,h,_,M[h],s);d?(o||f&&(d.__html==f.__html||d.__html==n.innerHTML)||(n.innerHTML=d.__html),e.__k=[]):(f&&(n.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&PM.test(y))&&(s="http://www.w3.org/1999/xhtml"),Nv(c,zp(p)?p:[p],e,t,i,s,r,a,r?r[0]:t.__k&&ra(t,0),o,l),r&&r.some(Ca)),o&&y!="textarea"||(h="value",y=="progress"&&S==null?n.removeAttribute(h):S==null||S===n[h]&&(y!="progress"||S)||kc(n,h,S,M[h],s),h="checked",g!=null&&g!=n[h]&&kc(n,h,g,M[h],s))}else M===R||o&&n.data==R||(n.data=R);return n}function Vp(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){kt.__e(s,t)}}function Wp(n,e,t){var i,s,r,a;if(kt.unmount&&kt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||Vp(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(o){kt.__e(o,e)}i.__P=i.__n=null}if(i=n.__k)for(a=0;a<i.length;a++)i[a]&&Wp(i[a],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=Pu(i,r=[]))&&(i==n.__e&&r.some(Ca),Ca(s),Ca(i)),t||Ca(n.__e),n.__e=n.__c=n.__=null}function kM(n,e,t){return this.constructor(n,t)}function OM(n,e){var t,i,s,r;kt.__&&kt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=kl(ut,{children:[n]}),s=[],r=[],Gp(e,e.__k,i||$u,$u,e.namespaceURI,i?null:e.firstChild?Hp.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),Fv(s,e.__k,r),e.__k.props.children=null}kt={__e:function(n,e,t,i){for(var s,r,a;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((a=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),a=1),a&&8&s.__g)return void(s.__g|=2)}catch(o){n=o}}throw Wu=0,n}},Av=0,Rv=function(n){return n!=null&&n.constructor===mc},Ol.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Na({},this.state)),typeof n=="function"&&(n=n(Na({},t),this.props)),n&&(Na(t,n),this.__v&&(e&&this.__k.push(e),wg(this)))},Ol.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),wg(this))},Ol.prototype.render=ut,Yr=[],Wu=0,Cv=function(n,e){return n.__v.__b-e.__v.__b},Cu=Symbol(),Pv=/(PointerCapture)$|Capture$/i,Bp=0,lf={};var BM=Symbol.for("pv"),zM=0;function u(n,e,t,i,s,r){e||(e={});var a,o,l=e;if("ref"in l&&typeof n!="function")for(o in l={},e)o=="ref"?a=e[o]:l[o]=e[o];var c={type:n,props:l,key:t,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:BM,__v:--zM,__i:-1,__u:0};return kt.vnode&&kt.vnode(c),c}var Fo,On,rd,Tg,cf=Object.is,qu=0,kv=[],uf=[],bn=kt,Ag=bn.__b,Rg=bn.__r,Cg=bn.diffed,Pg=bn.__c,Lg=bn.unmount,Dg=bn.__;function xh(n,e){bn.__h&&bn.__h(On,n,qu||e),qu=0;var t=On.__H||(On.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function ii(n){return qu=1,HM(Ov,n)}function HM(n,e,t){var i=xh(Fo++,2);if(i.t=n,!i.__c&&(i.__=[Ov(void 0,e),function(r){var a=(i.__N||i.__)[0],o=i.t(a,r);cf(a,o)||(i.__N=[o,i.__[1]],i.__c.setState({}))}],i.__c=On,!On.__f)){On.__f=!0;var s=On.shouldComponentUpdate;On.shouldComponentUpdate=function(r,a,o){var l=this.__H;if(!l)return!0;var c=!1,h=this.props!=r;if(l.__.some(function(f){f.__N&&(c=!0,cf(f.__[0],f.__N[0])||(h=!0))}),s){var d=s.call(this,r,a,o);return c?d||h:d}return!c||h}}return i.__}function Oi(n,e){var t=xh(Fo++,3);!bn.__s&&$p(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,On.__H.__h.push(t))}function GM(n,e){var t=xh(Fo++,4);!bn.__s&&$p(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,On.__h.push(t))}function Us(n){return qu=5,Vi(function(){return{current:n}},[])}function Vi(n,e){var t=xh(Fo++,7);return $p(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function VM(){var n;do{for(;n=uf.shift();)try{Bl(n)}catch(t){bn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=kv.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(Bl),e.__h.some(hf),e.__h=[]}catch(t){e.__h=[],bn.__e(t,n.__v)}}}while(uf.length)}bn.__b=function(n){On=null,Ag&&Ag(n)},bn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),Dg&&Dg(n,e)},bn.__r=function(n){Rg&&Rg(n),Fo=0;var e=(On=n.__c).__H;e&&(rd==On?On.__h=[]:(e.__h.some(Bl),e.__h.some(hf),Fo=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),rd=On},bn.diffed=function(n){Cg&&Cg(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&Ig(kv.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),rd=On=null},bn.__c=function(n,e){e.some(function(t){try{t.__h.some(Bl),t.__h=t.__h.filter(function(i){return!i.__||hf(i)})}catch(i){t.__h=[function(){throw i}]}}),Pg&&Pg(n,e)},bn.unmount=function(n){Lg&&Lg(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,Ig(uf.push(s))}else Bl(s)}catch(r){e=r}}),i.__H=void 0,e&&bn.__e(e,i.__v))};var Ng=typeof requestAnimationFrame=="function";function WM(n){var e,t=function(){clearTimeout(i),Ng&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);Ng&&(e=requestAnimationFrame(t))}function Ig(n){n!=1&&Tg==bn.requestAnimationFrame||((Tg=bn.requestAnimationFrame)||WM)(VM)}function Bl(n){var e=On,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),On=e}function hf(n){var e=On;n.__c=n.__(),On=e}function $p(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!cf(t,n[i])})}function Ov(n,e){return typeof e=="function"?e(n):e}var $M=Symbol.for("preact-signals");function yh(){if(wr>1)wr--;else{var n,e=!1;for((function(){var s=Ku;for(Ku=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var a=r.t;a!==void 0;a=a.x)a.i===s.i&&(a.i=r.i);s=s.o}})();Hl!==void 0;){var t=Hl;for(Hl=void 0,Yu++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&Hv(t))try{t.c()}catch(s){e||(n=s,e=!0)}t=i}}if(Yu=0,wr--,e)throw n}}function Bv(n){if(wr>0)return n();df=++XM,wr++;try{return n()}finally{yh()}}var zl,ln=void 0;function Sh(n){var e=ln,t=zl;ln=void 0,zl=void 0;try{return n()}finally{ln=e,zl=t}}var Hl=void 0,wr=0,Yu=0,XM=0,df=0,Ku=void 0,Zu=0;function zv(n){if(ln!==void 0){var e=n.n;if(e===void 0||e.t!==ln)return e={i:0,S:n,p:ln.s,n:void 0,t:ln,e:void 0,x:void 0,r:e},ln.s!==void 0&&(ln.s.n=e),ln.s=e,n.n=e,32&ln.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=ln.s,e.n=void 0,ln.s.n=e,ln.s=e),e}}function vi(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}vi.prototype.brand=$M;vi.prototype.h=function(){return!0};vi.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:Sh(function(){var i;(i=e.W)==null||i.call(e)}))};vi.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&Sh(function(){var s;(s=e.Z)==null||s.call(e)}))}};vi.prototype.subscribe=function(n){var e=this;return Rt(function(){var t=e.value;Sh(function(){return n(t)})},{name:"sub"})};vi.prototype.valueOf=function(){return this.value};vi.prototype.toString=function(){return this.value+""};vi.prototype.toJSON=function(){return this.value};vi.prototype.peek=function(){var n=this;return Sh(function(){return n.value})};Object.defineProperty(vi.prototype,"value",{get:function(){var n=zv(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(Yu>100)throw new Error("Cycle detected");(function(t){wr!==0&&Yu===0&&t.l!==df&&(t.l=df,Ku={S:t,v:t.v,i:t.i,o:Ku})})(this),this.v=n,this.i++,Zu++,wr++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{yh()}}}});function Le(n,e){return new vi(n,e)}function Hv(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Gv(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function Vv(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function Xa(n,e){vi.call(this,void 0,e),this.x=n,this.s=void 0,this.g=Zu-1,this.f=4}Xa.prototype=new vi;Xa.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Zu))return!0;if(this.g=Zu,this.f|=1,this.i>0&&!Hv(this))return this.f&=-2,!0;var n=ln;try{Gv(this),ln=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return ln=n,Vv(this),this.f&=-2,!0};Xa.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}vi.prototype.S.call(this,n)};Xa.prototype.U=function(n){if(this.t!==void 0&&(vi.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Xa.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(Xa.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=zv(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function pt(n,e){return new Xa(n,e)}function Wv(n){var e=n.j;if(n.j=void 0,typeof e=="function"){wr++;var t=ln;ln=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,Xp(n),i}finally{ln=t,yh()}}}function Xp(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,Wv(n)}function qM(n){if(ln!==this)throw new Error("Out-of-order effect");Vv(this),ln=n,this.f&=-2;try{8&this.f&&Xp(this)}finally{yh()}}function jo(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,zl&&zl.push(this)}jo.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};jo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Wv(this),Gv(this),wr++;var n=ln;return ln=this,qM.bind(this,n)};jo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Hl,Hl=this)};jo.prototype.d=function(){this.f|=8,1&this.f||Xp(this)};jo.prototype.dispose=function(){this.d()};function Rt(n,e){var t=new jo(n,e);try{t.c()}catch(s){throw t.d(),s}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var qp,gc,Oc,YM=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,$v=[],Xv=[];Rt(function(){qp=this.N})();function Qo(n,e){kt[n]=e.bind(null,kt[n]||function(){})}function Kl(n){if(Oc){var e=Oc;Oc=void 0,e()}Oc=n&&n.S()}function qv(n){var e=this,t=n.data,i=ZM(t);i.name="ReactiveDom",i.value=t;var s=Vi(function(){for(var o=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=pt(function(){var p=i.value.value;return p===0?0:p===!0?"":p||""}),h=pt(function(){return!Array.isArray(c.value)&&!Rv(c.value)}),d=Rt(function(){if(this.N=Yv,h.value){var p=c.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=p)}}),f=e.__$u.d;return e.__$u.d=function(){d(),f.call(this)},[h,c]},[]),r=s[0],a=s[1];return r.value?a.peek():a.value}qv.displayName="ReactiveTextNode";Object.defineProperties(vi.prototype,{constructor:{configurable:!0,value:LM(ut,null).constructor},type:{configurable:!0,value:qv},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});Qo("__b",function(n,e){if(Kl(),gc=void 0,typeof e.type=="string"){var t,i=e.props;for(var s in i)if(s!=="children"){var r=i[s];r instanceof vi&&(t||(e.__np=t={}),t[s]=r,i[s]=r.peek())}}n(e)});Qo("__r",function(n,e){if(n(e),e.type!==ut){Kl();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(s,r){var a;return Rt(function(){a=this},{name:r}),a.c=s,a})((function(s){return function(){var r;YM&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),gc=i,Kl(t)}});Qo("__e",function(n,e,t,i){Kl(),gc=void 0,n(e,t,i)});Qo("diffed",function(n,e){Kl(),gc=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,s=e.props,r=t.U;if(r)for(var a in r){var o=r[a];o===void 0||i&&a in i||(o.d(),r[a]=void 0)}if(i){r||(r={},t.U=r);for(var l in i){var c=r[l],h=i[l];c===void 0?(c=KM(t,l,h,s),r[l]=c):c.o(h,s)}}}n(e)});function KM(n,e,t,i){var s=e in n&&n.ownerSVGElement===void 0,r=Le(t);return{o:function(a,o){r.value=a,i=o},d:Rt(function(){this.N=Yv;var a=r.value.value;i[e]!==a&&(i[e]=a,s?n[e]=a:a!=null&&(a!==!1||e[4]==="-")?n.setAttribute(e,a):n.removeAttribute(e))})}}Qo("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var s in i){var r=i[s];r&&r.d()}}}var a=e.__np;if(a){var o=e.props;for(var l in a)o[l]=a[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var h=c.__$u;h&&(c.__$u=void 0,h.d())}}n(e)});Qo("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});Ol.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(i||r||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var a in n)if(a!=="__source"&&n[a]!==this.props[a])return!0;for(var o in this.props)if(!(o in n))return!0;return!1};function ZM(n,e){return Vi(function(){return Le(n,e)},[])}var JM=typeof requestAnimationFrame>"u"?setTimeout:function(n){var e=function(){clearTimeout(t),cancelAnimationFrame(i),n()},t=setTimeout(e,35),i=requestAnimationFrame(e)},jM=function(n){queueMicrotask(function(){queueMicrotask(n)})};function QM(){Bv(function(){for(var n;n=$v.shift();)qp.call(n)})}function eb(){$v.push(this)===1&&(kt.requestAnimationFrame||JM)(QM)}function tb(){Bv(function(){for(var n;n=Xv.shift();)qp.call(n)})}function Yv(){Xv.push(this)===1&&(kt.requestAnimationFrame||jM)(tb)}function nb(n,e){var t=Us(n);t.current=n;var i=gc;Oi(function(){return Rt(function(){if(this.N=eb,!(i&&8&i.__$f))return t.current()},e)},[])}const ib={f32:Float32Array,f64:Float64Array,i32:Int32Array,u32:Uint32Array,u8:Uint8Array};function sb(n){const e=new DataView(n);if(n.byteLength<8||e.getUint32(0)!==1414288177)throw new Error("the answer is no TLS1 container");const t=e.getUint32(4,!0);if(8+t>n.byteLength)throw new Error("the header of the answer is cut off");const i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,8,t))),s={};for(const[r,a]of Object.entries(i.arrays??{}))s[r]=rb(n,8+t,r,a);return{header:i,arrays:s}}function rb(n,e,t,i){const s=ib[i.type];if(!s)throw new Error(`array ${t} has the unknown type ${i.type}`);const r=e+i.offset;if(r%s.BYTES_PER_ELEMENT!==0||r+i.count*s.BYTES_PER_ELEMENT>n.byteLength)throw new Error(`array ${t} lies outside of the answer`);return new s(n,r,i.count)}class qa extends Error{constructor(e,t,i){super(t[0]?.message||i),this.status=e,this.errors=t}}async function ab(n){const e=await n.json().catch(()=>null),t=e?.errors??(e?.error?[e.error]:[]);return new qa(n.status,t,`${n.status} ${n.statusText}`)}async function Kv(n,e){let t;try{t=await fetch("/api/"+n,e)}catch{throw new qa(0,[],"talus view does not answer: is it still running?")}if(!t.ok)throw await ab(t);return t}const Es=async(n,e)=>(await Kv(n,e)).json(),pr=(n,e,t)=>Es(e,{method:n,headers:{"Content-Type":"application/json"},body:JSON.stringify(t)});async function cs(n,e){return sb(await(await Kv(n,e)).arrayBuffer())}function ci(n,e){const t=Object.entries(e).filter(([,i])=>i!==void 0).map(([i,s])=>`${i}=${encodeURIComponent(s)}`);return t.length>0?`${n}?${t.join("&")}`:n}const ft={project:()=>Es("project"),check:n=>pr("POST","project/check",n),save:n=>pr("PUT","project",n),projects:()=>Es("projects"),open:n=>pr("POST","open",{file:n}),create:(n,e)=>pr("POST","new",{kind:n,folder:e}),upload:(n,e)=>Es(ci("upload",{name:n.name,replace:e?1:void 0}),{method:"POST",body:n}),distribution:n=>pr("POST","distribution",{value:n}),terrain:n=>cs(ci("terrain",{most:n})),layout:()=>Es("layout"),rockShape:(n,e)=>cs(ci("rock-shape",{name:n,number:e})),regions:()=>Es("regions"),saveRegions:n=>pr("PUT","regions",n),runs:()=>Es("runs"),start:n=>pr("POST","runs",n),progress:n=>Es(ci("runs/progress",{run:n})),cancel:n=>pr("POST",ci("runs/cancel",{run:n}),{}),resume:n=>pr("POST",ci("runs/resume",{run:n}),{}),summary:n=>Es(ci("run/summary",{run:n})),table:(n,e,t={})=>cs(ci("run/table",{run:n,name:e,...t})),maps:n=>Es(ci("run/maps",{run:n})),map:(n,e,t=1)=>cs(ci("run/map",{run:n,name:e,band:t})),paths:(n,e={})=>cs(ci("run/paths",{run:n,...e})),rock:(n,e,t=60)=>cs(ci("run/rock",{run:n,rock:e,rate:t})),fileAddress:(n,e)=>"/api/"+ci("run/file",{run:n,name:e}),block:n=>cs(ci("block",{run:n})),groundMotion:n=>cs(ci("run/ground-motion",{run:n})),scene:()=>Es("scene"),bodies:()=>cs("bodies"),draftBodies:n=>cs("bodies",{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)}),film:n=>cs(ci("run/film",{run:n})),bodyHistory:(n,e)=>cs(ci("run/body",{run:n,body:e}))},Yp=n=>typeof n=="object"&&n!==null&&!Array.isArray(n);function _c(n,e){let t=n;for(const i of e)if(Array.isArray(t)&&typeof i=="number")t=t[i];else if(Yp(t))t=t[i];else return;return t}function Ao(n,e,t){if(e.length===0)return t(n);const[i,...s]=e;if(typeof i=="number"){const o=Array.isArray(n)?[...n]:[],l=Ao(o[i],s,t);return l===void 0?o.splice(i,1):o[i]=l,o}const r=Yp(n)?{...n}:{},a=Ao(r[i],s,t);return a===void 0?delete r[i]:r[i]=a,r}function ob(n,e,t){const i=e[e.length-1];return Ao(n,e.slice(0,-1),s=>Yp(s)?Object.fromEntries(Object.entries(s).map(([r,a])=>[r===i?t:r,a])):s)}function lb(n,e){switch(e.op){case"set":return Ao(n,e.path,()=>e.value);case"add":return Ao(n,e.path,t=>[...Array.isArray(t)?t:[],e.value]);case"remove":return Ao(n,e.path,()=>{});case"rename":return ob(n,e.path,e.name)}}const cb=(n,e)=>e.reduce(lb,n),ub=(n,e)=>n.length===e.length&&n.every((t,i)=>t===e[i]);function hb(n,e){const t=n[n.length-1];return t&&e.op==="set"&&t.op==="set"&&ub(t.path,e.path)?[...n.slice(0,-1),e]:[...n,e]}function Ro(n){return n.reduce((e,t)=>typeof t=="number"?`${e}[${t}]`:e===""?t:`${e}.${t}`,"")}function db(n,e){const t=Ro(e);return n===t||n.startsWith(t+".")||n.startsWith(t+"[")}function ff(n,e){if(!e.includes(n))return n;let t=2;for(;e.includes(`${n}-${t}`);)++t;return`${n}-${t}`}const Zl=Le([]);let fb=1;function Jl(n,e="done"){const t=fb++;Zl.value=[...Zl.value.filter(i=>i.text!==n),{id:t,text:n,kind:e}],window.setTimeout(()=>Zv(t),e==="error"?12e3:4e3)}function Zv(n){Zl.value=Zl.value.filter(e=>e.id!==n)}function Os(n){Jl(n instanceof Error?n.message:String(n),"error")}const Ie=Le(null),Ju=Le(null),si=Le([]),tr=Le(null),wi=Le(null),Wi=Le(null),Kp=Le(!1),Ir=Le(0),da=pt(()=>si.value.length>0||wi.value!==null&&wi.value!==Ie.value?.text),vc=pt(()=>{if(wi.value!==null)return Wi.value?.data??Ie.value?.data??null;const n=Ie.value?.data;return n?cb(n,si.value):null}),aa=pt(()=>da.value&&Wi.value?Wi.value.errors:Ie.value?.errors??[]),Zp=pt(()=>wi.value??(si.value.length>0?Wi.value?.text:void 0)??Ie.value?.text??""),Ei=n=>_c(vc.value??void 0,n),xc=n=>aa.value.filter(e=>db(e.key,n)),Mr=Le([]),Jv=pt(()=>Mr.value.length>0&&wi.value===null);function jv(){Mr.value=[...Mr.value,{edits:si.value,regions:tr.value}]}function Jp(n){Ie.value=n,Mr.value=[],si.value=[],wi.value=null,Wi.value=null,Ir.value+=1,document.title=n.name?`${n.name} · Talus`:"Talus"}async function Qv(){try{Jp(await ft.project()),Ju.value=null}catch(n){Ju.value=n}}async function jp(n){try{return Jp(await n),!0}catch(e){return Os(e),!1}}let Ug=0,Bc=0;function Qp(){clearTimeout(Ug),Kp.value=!0,Ug=window.setTimeout(pb,250)}async function pb(){const n=++Bc;try{const e=await ft.check(wi.value!==null?{text:wi.value}:{edits:si.value});n===Bc&&(Wi.value=e)}catch(e){n===Bc&&e instanceof qa&&e.errors.length>0&&Ie.value?Wi.value={text:Zp.value,data:vc.value,errors:e.errors,check:"",random:[]}:Os(e)}finally{n===Bc&&(Kp.value=!1)}}function ex(n,e){if(!Ie.value?.writable||wi.value!==null)return;const t=n.reduce(hb,si.value);e(t)||jv(),si.value=t,Qp()}const Lr=(...n)=>ex(n,e=>e.length===si.value.length),mb=(n,e)=>ex([n],()=>e);function em(n,e=!1){Ie.value?.writable&&(e||jv(),tr.value=n)}const Er=(n,e)=>Lr(e===void 0?{op:"remove",path:n}:{op:"set",path:n,value:e});function tx(){const n=Mr.value[Mr.value.length-1];if(!n||!Jv.value)return;Mr.value=Mr.value.slice(0,-1);const e=n.edits===si.value;[si.value,tr.value]=[n.edits,n.regions],si.value.length===0?Wi.value=null:e||Qp()}function gb(n){wi.value=n,Qp()}function _b(){Mr.value=[],si.value=[],wi.value=null,Wi.value=null}const ju=Le(!1);async function vb(n=!1){if(!Ie.value||!da.value)return!0;ju.value=!0;const e=wi.value!==null?{text:wi.value}:{edits:si.value};try{return Jp(await ft.save({revision:Ie.value.revision,allow_errors:n||void 0,...e})),!0}catch(t){const i=t instanceof qa&&t.status===422?t.errors:[];return i.length>0&&(Wi.value={text:Zp.value,data:vc.value,errors:i,check:"",random:[]}),Os(t),!1}finally{ju.value=!1}}const jl=pt(()=>da.value||tr.value!==null);let Fg="";Rt(()=>{Ir.value;const n=`${Ie.peek()?.folder}/${Ie.peek()?.file}`;n!==Fg&&(tr.value=null),Fg=n});async function xb(){const n=tr.value;if(!n||!Ie.value)return!0;const e=await jp(ft.saveRegions({revision:Ie.value.revision,features:n}));return e&&(tr.value=null),e}async function nx(n=!1){return await vb(n)&&await xb()}function yb(){tr.value=null,_b()}const dn=Le([]),ht=Le(null),un=Le(null),En=pt(()=>dn.value.find(n=>n.id===ht.value)??null),Mh=pt(()=>dn.value.find(n=>n.id===un.value)??null),Sb=pt(()=>dn.value.some(n=>n.live)),fn=n=>n.replace(/^results\//,""),Mb=n=>n.total>0?Math.min(1,n.done/n.total):0;let Qu=0;async function ix(){for(;;){const n=Qu,e=(await ft.runs()).runs;if(Qu===n)return e}}async function bb(){try{dn.value=await ix(),En.value||(ht.value=(dn.value.find(n=>n.complete)??dn.value[0])?.id??null),Mh.value||(un.value=null),bh()}catch(n){Os(n)}}let pf=0;function bh(){clearTimeout(pf),Sb.value&&(pf=window.setTimeout(sx,300))}async function sx(){const n=dn.value.filter(e=>e.live);try{const e=await Promise.all(n.map(i=>ft.progress(i.id))),t=e.filter(i=>!i.live&&dn.value.some(s=>s.id===i.id&&s.live));dn.value=dn.value.map(i=>({...i,...e.find(s=>s.id===i.id)})),t.length>0&&await wb(t)}catch(e){Os(e),pf=window.setTimeout(sx,3e3);return}bh()}async function wb(n){dn.value=await ix();for(const e of n)e.state==="failed"?Jl(`${fn(e.id)} failed: ${e.error?.message??"no reason given"}`,"error"):Jl(`${fn(e.id)}: ${e.state}`)}function Eb(n){Qu+=1,dn.value=[n,...dn.value.filter(e=>e.id!==n.id)],ht.value=n.id,bh()}async function Tb(n={}){if(!await nx())return!1;try{return Eb(await ft.start(n)),!0}catch(e){return Os(e),!1}}async function rx(n){try{const e=await n;Qu+=1,dn.value=dn.value.map(t=>t.id===e.id?{...t,...e}:t),bh()}catch(e){Os(e)}}const Ab=n=>rx(ft.cancel(n)),Rb=n=>rx(ft.resume(n));function Ql(n){un.value===n&&(un.value=ht.value),ht.value=n}const It=Le("setup"),ss=Le(null),Co=Le(1),na=Le("speed_m_s"),Ii={paths:Le(!0),impacts:Le(!1),starts:Le(!0),ends:Le(!0),features:Le(!0),regions:Le(!0)},wh=Le(!1),gs=Le(null),Lu=Le(10),Cb=()=>{try{const n=localStorage.getItem("talus-theme");return n==="light"||n==="dark"?n:"system"}catch{return"system"}},eh=Le(Cb()),ax=Le(matchMedia("(prefers-color-scheme: dark)").matches);matchMedia("(prefers-color-scheme: dark)").addEventListener("change",n=>ax.value=n.matches);const mf=pt(()=>eh.value==="system"?ax.value:eh.value==="dark"),Fs=Le(mf.value);Rt(()=>{document.documentElement.dataset.theme=mf.value?"dark":"light",Fs.value=mf.value;try{localStorage.setItem("talus-theme",eh.value)}catch{}});function ox(){eh.value=Fs.value?"light":"dark"}const lx={speed_m_s:"speed",energy_kJ:"kinetic energy",translational_energy_kJ:"translational energy",rotational_energy_kJ:"rotational energy",height_m:"height above ground"},Cl=Le(!1),is=Le(!1),cx=4,Eh="–";function kg(n){const[e,t]=n.split("."),i=e.startsWith("-")?"−":"",s=e.replace("-",""),r=s.length>4?s.replace(/\B(?=(\d{3})+$)/g," "):s;return i+r+(t===void 0?"":"."+t)}function ux(n){return n.includes(".")?n.replace(/\.?0+$/,""):n}function Ve(n,e=cx){if(n==null||!Number.isFinite(n))return Eh;if(n===0)return"0";const t=Math.abs(n);if(t>=1e7||t<1e-4)return Pb(n,e);if(Number.isInteger(n))return kg(String(n));const i=Math.max(0,e-1-Math.floor(Math.log10(t)));return kg(ux(n.toFixed(i)))}function Pb(n,e){const[t,i]=n.toExponential(e-1).split("e"),s=[...String(Number(i))].map(a=>a==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(a)]).join("");return`${ux(t).replace("-","−")}·10${s}`}function Ft(n,e,t=cx){const i=Ve(n,t);return e===""||i===Eh?i:`${i} ${e}`}function Og(n){return!n||n.length<2?Eh:`${Ve(n[0])} … ${Ve(n[1])}`}function Lb(n,e,t=e+"s"){return`${Ve(n)} ${n===1?e:t}`}function hx(n){if(n==null||!Number.isFinite(n))return Eh;const e=Math.max(0,Math.round(n));if(e<60)return`${e} s`;const t=a=>String(a).padStart(2,"0"),[i,s,r]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60];return i>0?`${i}:${t(s)}:${t(r)}`:`${s}:${t(r)}`}const Db=[["_kg_m3","kg/m³"],["_m_s2","m/s²"],["_rad_s","rad/s"],["_m_s","m/s"],["_N_s","N s"],["_1_s","1/s"],["_kJ","kJ"],["_kg","kg"],["_deg","°"],["_rad","rad"],["_hz","Hz"],["_g","g"],["_J","J"],["_m","m"],["_s","s"]];function nr(n){const e=Db.find(([i])=>n.endsWith(i)&&n.length>i.length);return{label:(e?n.slice(0,-e[0].length):n).replaceAll("_"," "),unit:e?e[1]:""}}function Nb(n){return n<1e3?`${n} B`:n<1e6?Ft(n/1e3,"kB",3):Ft(n/1e6,"MB",3)}function ko(n,e,t){if(!(e>n))return[n];const i=(e-n)/t,s=10**Math.floor(Math.log10(i)),r=s*[1,2,5,10].find(o=>o*s>=i*(1-1e-9)),a=[];for(let o=Math.ceil(n/r-1e-9);o*r<=e+1e-9*r;++o)a.push(o===0?0:o*r);return a}const Ib={play:u("path",{d:"M4 2.5v11l9-5.5z",fill:"currentColor"}),pause:u("path",{d:"M4 3h3v10H4zM9 3h3v10H9z",fill:"currentColor"}),back:u("path",{d:"M10 3 5 8l5 5"}),forward:u("path",{d:"m6 3 5 5-5 5"}),start:u("path",{d:"M4 3v10M12 3 6.5 8l5.5 5"}),close:u("path",{d:"m4 4 8 8M12 4l-8 8"}),plus:u("path",{d:"M8 3v10M3 8h10"}),bin:u("path",{d:"M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5 5 13h6l.5-8.5M7 7v4M9 7v4"}),sun:u(ut,{children:[u("circle",{cx:"8",cy:"8",r:"3"}),u("path",{d:"M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1"})]}),moon:u("path",{d:"M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z"}),undo:u("path",{d:"M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H6"}),point:u("circle",{cx:"8",cy:"8",r:"3",fill:"currentColor"}),line:u(ut,{children:u("path",{d:"M3 12 7 6l3 3 3-6"})}),area:u("path",{d:"m3 6 5-3 5 3-1.5 7h-7z"}),barrier:u("path",{d:"M2 13V5M6 13V5M10 13V5M14 13V5M2 6h12M2 10h12"}),counter:u("path",{d:"M2 8h12M5 5v6M8 5v6M11 5v6"}),region:u(ut,{children:[u("path",{d:"m3 6 5-3 5 3-1.5 7h-7z"}),u("path",{d:"m4 12 7-7M6 13l6-6"})]}),cut:u("path",{d:"M2 13 6 7l3 2 5-6M2 15h12"}),ground:u("path",{d:"M1 13 6 5l3 4 2-2 4 6z"})};function Bn({name:n}){return u("svg",{width:"16",height:"16",viewBox:"0 0 16 16",fill:"none",stroke:"currentColor","stroke-width":"1.5","stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",children:Ib[n]})}function Ub(){return u("span",{class:"brand",children:[u("svg",{width:"22",height:"22",viewBox:"0 0 24 24","aria-hidden":"true",children:[u("path",{d:"M1 22 11 3l4 7 3-3 5 15z",fill:"currentColor"}),u("circle",{cx:"19.5",cy:"3.8",r:"2.3",fill:"currentColor"})]}),"Talus"]})}function Th({title:n,close:e,children:t,narrow:i}){const s=Us(null);return Oi(()=>{s.current.showModal()},[]),u("dialog",{ref:s,class:`plate dialog${i?" narrow":""}`,"aria-label":n,onClose:e,onClick:r=>r.target===s.current&&e(),children:[u("div",{class:"dialog-head",children:[u("h2",{children:n}),u("button",{class:"button small icon plain","aria-label":"close",onClick:e,children:u(Bn,{name:"close"})})]}),t]})}const Du=Le(!1),gf=Le(null),Fb=n=>n.slice(n.lastIndexOf(".")+1).toLowerCase();function kb(n){const e=Fb(n);Ie.value?.kind==="rockfall"&&(["tif","tiff","asc"].includes(e)?Lr({op:"remove",path:["slope","mesh"]},{op:"set",path:["slope","dem"],value:n}):["obj","ply","stl"].includes(e)&&!Ie.value.data?.slope&&Lr({op:"set",path:["slope","mesh"],value:n}))}async function tm(n,e=!1){try{const t=await ft.upload(n,e);return Jl(`${t.file}: ${Nb(t.bytes)}${t.raster?`, ${t.raster.columns} × ${t.raster.rows} cells`:""}`),(!Ie.value?.data||Ie.value.data.slope===void 0||e)&&await Qv(),kb(t.file),t.file}catch(t){return t instanceof qa&&t.status===409&&!e?gf.value=n:Os(t),null}}function Ob(){const n=s=>s.dataTransfer?.types.includes("Files")??!1,e=s=>{n(s)&&(s.preventDefault(),Du.value=!0)},t=s=>s.relatedTarget===null&&(Du.value=!1),i=s=>{s.preventDefault(),Du.value=!1;for(const r of s.dataTransfer?.files??[])tm(r)};return window.addEventListener("dragover",e),window.addEventListener("dragleave",t),window.addEventListener("drop",i),()=>{window.removeEventListener("dragover",e),window.removeEventListener("dragleave",t),window.removeEventListener("drop",i)}}function Bb(){Oi(Ob,[]);const n=gf.value,e=t=>{gf.value=null,t&&n&&tm(n,!0)};return u(ut,{children:[Du.value&&u("div",{class:"drop-over",children:"Drop a height model, a mesh, a GIS file or a record"}),n&&u(Th,{title:"Replace the file?",close:()=>e(!1),children:[u("p",{children:[n.name," exists beside the project."]}),u("div",{class:"actions",children:[u("button",{class:"button primary",onClick:()=>e(!0),children:"Replace it"}),u("button",{class:"button",onClick:()=>e(!1),children:"Keep it"})]})]})]})}const ad=n=>/^\d+$/.test(n.trim())?Number(n):void 0;function zc({label:n,value:e,placeholder:t,set:i,test:s}){return u("div",{class:"field",children:[u("label",{for:`run-${s}`,children:n}),u("span",{class:"value",children:u("input",{id:`run-${s}`,type:"text",value:e,placeholder:t,"data-test":`run-${s}`,onInput:r=>i(r.currentTarget.value)})})]})}function zb({close:n}){const e=Ie.value,[t,i]=ii(""),[s,r]=ii(""),[a,o]=ii(""),[l,c]=ii(""),[h,d]=ii(""),f=async _=>{_.preventDefault();const S={name:t.trim()||void 0,rocks:ad(s),seed:ad(a),threads:ad(l),law:h||void 0},[g,m]=[It.value,e.kind==="rockfall"?"runs":"results"];n(),It.value=m,!await Tb(S)&&It.value===m&&(It.value=g)},p=Ei(["rocks"]);return u(Th,{title:"Run",close:n,narrow:!0,children:u("form",{onSubmit:_=>void f(_),children:[u("p",{class:"soft",children:["Runs the project file as it is on disk, into ",u("code",{children:"results/"})," beside it.",jl.value?" Your changes are saved first.":""]}),u("br",{}),u(zc,{label:"name",value:t,placeholder:"run-1, run-2, …",set:i,test:"name"}),e.kind==="rockfall"&&u(zc,{label:"rocks",value:s,placeholder:typeof p=="number"?String(p):"as in the project",set:r,test:"rocks"}),e.kind==="rockfall"&&u(zc,{label:"seed",value:a,placeholder:String(Ei(["seed"])??1),set:o,test:"seed"}),(e.kind==="scene"||e.kind==="planar-scene")&&u("div",{class:"field",children:[u("label",{for:"run-law",children:"law"}),u("span",{class:"value",children:u("select",{id:"run-law","data-test":"run-law",value:h,onChange:_=>d(_.currentTarget.value),children:[u("option",{value:"",children:"that of the scene"}),(e.words.laws??[]).map(_=>u("option",{children:_},_))]})})]}),e.kind!=="planar-scene"&&u(zc,{label:"threads",value:l,placeholder:e.kind==="scene"?"as in the scene":`all ${e.threads}`,set:c,test:"threads"}),u("div",{class:"actions",children:[u("button",{class:"button primary",type:"submit","data-test":"run-start",children:"Start"}),u("button",{class:"button",type:"button",onClick:n,children:"Cancel"})]})]})})}const Hb=[{kind:"rockfall",title:"Rockfall",text:"How far, how fast and how high do rocks fall on this slope, and what must the barrier take?"},{kind:"rocking",title:"Rocking",text:"Does this free-standing block rock, slide or topple in this earthquake?"},{kind:"scene",title:"Scene",text:"What do many bodies in space do: walls, piles, mechanisms with joints, springs and motors?"},{kind:"planar-scene",title:"Planar scene",text:"The same in a plane (XML): many polygons in contact under a law."}];function Gb({done:n}){const[e,t]=ii("rockfall"),[i,s]=ii(""),r=async a=>{a.preventDefault(),await jp(ft.create(e,i.trim()||`my-${e}`))&&n()};return u("form",{onSubmit:a=>void r(a),children:[u("h2",{children:"New"}),u("br",{}),u("div",{class:"choices",role:"group","aria-label":"kind of the new project",children:Hb.map(a=>u("button",{type:"button",class:"choice","aria-pressed":e===a.kind,onClick:()=>t(a.kind),"data-test":`new-${a.kind}`,children:[u("b",{children:a.title}),u("span",{class:"soft",children:a.text})]},a.kind))}),u("div",{class:"actions",children:[u("label",{class:"hidden-text",for:"new-folder",children:"folder"}),u("input",{id:"new-folder",type:"text",placeholder:`my-${e}`,value:i,onInput:a=>s(a.currentTarget.value),"data-test":"new-folder"}),u("button",{class:"button primary",type:"submit","data-test":"new-create",children:"Create in this folder"})]})]})}const Vb=n=>n.kind==="planar-scene"?n.file.replace(/^.*\//,"").replace(/\.xml$/,""):n.name||n.file;function dx({done:n}){const[e,t]=ii(null);Oi(()=>{ft.projects().then(s=>t(s.projects),Os)},[]);const i=async s=>{await jp(ft.open(s))&&n()};return u(ut,{children:[e&&e.length>0&&u("section",{children:[u("h2",{children:"Open"}),u("div",{class:"project-list",children:u("table",{class:"plain",children:u("tbody",{children:e.map(s=>u("tr",{children:[u("td",{children:u("button",{class:"button plain small",onClick:()=>void i(s.file),"data-test":"open-project",children:Vb(s)})}),u("td",{class:"soft",children:s.kind}),u("td",{class:"soft",children:s.file})]},s.file))})})}),u("br",{})]}),u(Gb,{done:n})]})}function Wb(){return u("div",{class:"centre",children:u("div",{class:"welcome",children:[u("div",{children:[u("h1",{children:"Talus studio"}),u("p",{class:"soft",children:Ie.value?.folder})]}),u(dx,{done:()=>{}})]})})}function $b(){const n=Ju.value,e=n.status===401?"Open the address that talus view printed: it holds the key to this studio.":n.message;return u("div",{class:"centre",children:u("div",{class:"welcome",children:[u("h1",{children:n.status===401?"Not this way":"No answer"}),u("p",{"data-test":"refused",children:e})]})})}function Xb({close:n}){return u(Th,{title:"Projects",close:n,children:u(dx,{done:n})})}const ec=Le(!1),Nu=Le(!1);async function fx(){jl.value&&await nx()&&Jl("saved")}function qb(){const n=aa.value;return Kp.value?u("span",{class:"chip","data-test":"check",children:"checking …"}):n.length>0?u("button",{class:"chip bad","data-test":"check",title:n[0].message,onClick:()=>It.value="setup",children:Lb(n.length,"error")}):u("span",{class:"chip good","data-test":"check",title:Ie.value?.check,children:"no errors"})}function Yb(){return Ie.value?.writable?u(ut,{children:[Jv.value&&u("button",{class:"button icon",onClick:tx,"aria-label":"undo","data-test":"undo",title:"undo the last change (Ctrl Z)",children:u(Bn,{name:"undo"})}),jl.value&&u("button",{class:"button",onClick:yb,title:"back to the file as it is",children:"Discard"}),u("button",{class:"button","data-test":"save",disabled:!jl.value||ju.value,onClick:()=>void fx(),title:"save to the project file; comments stay (Ctrl S)",children:ju.value?"Saving …":"Save"}),u("button",{class:"button primary","data-test":"run",disabled:aa.value.length>0,onClick:()=>ec.value=!0,title:"save and run (R)",children:[u(Bn,{name:"play"}),"Run"]})]}):u("span",{class:"chip",title:"these results lie outside of their project's folder",children:"read only"})}function Kb(){const n=Ie.value;return u("header",{class:"header",children:[u(Ub,{}),n&&n.kind&&u(ut,{children:[u("button",{class:"button plain title",onClick:()=>Nu.value=!0,title:"open another project, or make a new one (O)","data-test":"project-name",children:n.name||n.file}),u("span",{class:"chip",children:n.kind}),u(qb,{}),u("span",{class:"where",title:`${n.folder}/${n.file}`,children:[n.file,jl.value?" (changed)":""]})]}),u("span",{class:"space"}),u("span",{class:"group",children:[n&&n.kind&&u(Yb,{}),u("button",{class:"button icon",onClick:ox,"aria-label":Fs.value?"light colours":"dark colours",title:"light or dark (D)",children:u(Bn,{name:Fs.value?"sun":"moon"})}),u("button",{class:"button icon",onClick:()=>wh.value=!0,"aria-label":"keyboard shortcuts",title:"keyboard shortcuts (?)",children:"?"})]}),ec.value&&u(zb,{close:()=>ec.value=!1}),Nu.value&&u(Xb,{close:()=>Nu.value=!1})]})}const cn=Le(0),ks=Le(0),ia=Le(!1),px=Le(1),mx=[.05,.1,.25,.5,1,2,4,8],el=pt(()=>ks.value>0);let Iu=null;function gx(n){if(!ia.value)return;const e=Iu===null?cn.value:cn.value+(n-Iu)/1e3*px.value;Iu=n,e>=ks.value&&(ia.value=!1),cn.value=Math.min(e,ks.value),ia.value&&requestAnimationFrame(gx)}function _x(){el.value&&(cn.value>=ks.value&&(cn.value=0),ia.value=!0,Iu=null,requestAnimationFrame(gx))}const Ah=()=>void(ia.value=!1),nm=()=>ia.value?Ah():_x();function Rh(n){cn.value=Math.min(ks.value,Math.max(0,n))}function fa(n){Ah(),Rh(n)}const tc=n=>fa(cn.value+n);function Oo(n){Ah(),ks.value=n,cn.value=0}const Zb=Object.freeze(Object.defineProperty({__proto__:null,end:ks,goTo:fa,pause:Ah,play:_x,playing:ia,ready:el,rewind:Oo,seek:Rh,speed:px,speeds:mx,step:tc,time:cn,toggle:nm},Symbol.toStringTag,{value:"Module"})),ms=(n,e,t)=>n.heights[t*n.columns+e];function im(n,e,t){const i=(e-n.west)/n.stepX,s=(t-n.south)/n.stepY;if(!(i>=0&&s>=0&&i<=n.columns-1&&s<=n.rows-1))return NaN;const r=Math.min(Math.floor(i),n.columns-2),a=Math.min(Math.floor(s),n.rows-2),[o,l]=[i-r,s-a],[c,h]=[ms(n,r,a),ms(n,r+1,a)],[d,f]=[ms(n,r,a+1),ms(n,r+1,a+1)];return o>=l?c+o*(h-c)+l*(f-h):c+l*(d-c)+o*(f-d)}function vx(n){let[e,t]=[1/0,-1/0];for(const i of n.heights)i<e&&(e=i),i>t&&(t=i);return t>=e?[e,t]:[0,1]}function Jb(n,e,t){const[i,s]=vx(n),r=[n.west,n.south,i-.001],a=[n.west+(n.columns-1)*n.stepX,n.south+(n.rows-1)*n.stepY,s+.001];let[o,l]=[0,1/0];for(let c=0;c<3;++c){if(t[c]===0){if(e[c]<r[c]||e[c]>a[c])return null;continue}const h=(r[c]-e[c])/t[c],d=(a[c]-e[c])/t[c];o=Math.max(o,Math.min(h,d)),l=Math.min(l,Math.max(h,d))}return o<=l?[o,l]:null}function jb(n,e,t){const i=Jb(n,e,t);if(!i)return null;const s=d=>[e[0]+d*t[0],e[1]+d*t[1],e[2]+d*t[2]],r=d=>{const f=s(d);return f[2]-im(n,f[0],f[1])},a=Math.hypot(t[0],t[1]),o=Math.hypot(a,t[2]),l=.5*Math.min(n.stepX,n.stepY)/Math.max(a,.05*o);let c=i[0],h=r(c);for(let d=i[0];d<i[1]+l;d+=l){const f=Math.min(d,i[1]),p=r(f);if(h>=0&&p<=0)return s(Qb(r,c,f));[c,h]=[f,p]}return null}function Qb(n,e,t){for(let i=0;i<40;++i){const s=(e+t)/2;n(s)>0?e=s:t=s}return(e+t)/2}function ew(n,e){let t=1;const i=o=>Math.floor((o-1)/t)+1;for(;i(n.columns)*i(n.rows)>e;)++t;if(t===1)return n;const[s,r]=[i(n.columns),i(n.rows)],a=new Float32Array(s*r);for(let o=0;o<r;++o)for(let l=0;l<s;++l)a[o*s+l]=ms(n,l*t,o*t);return{...n,columns:s,rows:r,stepX:n.stepX*t,stepY:n.stepY*t,heights:a}}function tw(n,e,t,i,s=25e4){const[r,a]=[Math.max(1e-6,i[0]-t[0]),Math.max(1e-6,i[1]-t[1])],o=Math.max(Math.sqrt(r*a/s),Math.max(r,a)/2e3),[l,c]=[Math.floor(r/o)+1,Math.floor(a/o)+1].map(f=>Math.max(2,f)),h={columns:l,rows:c,west:t[0],south:t[1],stepX:r/(l-1),stepY:a/(c-1),heights:new Float32Array(l*c).fill(NaN)},d=f=>[n[3*f],n[3*f+1],n[3*f+2]];for(let f=0;f<e.length;f+=3)nw(h,d(e[f]),d(e[f+1]),d(e[f+2]));return h}function nw(n,e,t,i){const s=(t[0]-e[0])*(i[1]-e[1])-(t[1]-e[1])*(i[0]-e[0]);if(s===0)return;const r=(h,d,f,p)=>[Math.max(0,Math.ceil((Math.min(e[h],t[h],i[h])-d)/f-1e-6)),Math.min(p-1,Math.floor((Math.max(e[h],t[h],i[h])-d)/f+1e-6))],[a,o]=r(0,n.west,n.stepX,n.columns),[l,c]=r(1,n.south,n.stepY,n.rows);for(let h=l;h<=c;++h)for(let d=a;d<=o;++d){const[f,p]=[n.west+d*n.stepX,n.south+h*n.stepY],_=((f-e[0])*(i[1]-e[1])-(p-e[1])*(i[0]-e[0]))/s,S=((t[0]-e[0])*(p-e[1])-(t[1]-e[1])*(f-e[0]))/s;if(_<-1e-6||S<-1e-6||_+S>1+1e-6)continue;const g=e[2]+_*(t[2]-e[2])+S*(i[2]-e[2]),m=h*n.columns+d;n.heights[m]>=g||(n.heights[m]=g)}}const qr=n=>n.positions.length/3,oa=n=>n.rocks.length;function sm(){return{rocks:new Uint32Array(0),offsets:new Uint32Array(1),positions:new Float32Array(0),times:new Float32Array(0),quantities:new Map}}function Sr(n,e){const t=new n.constructor(n.length+e.length);return t.set(n),t.set(e,n.length),t}function iw(n,e){if(oa(n)===0)return e;if(oa(e)===0)return n;const t=qr(n),i=new Map;for(const[s,r]of n.quantities){const a=e.quantities.get(s);a&&i.set(s,Sr(r,a))}return{rocks:Sr(n.rocks,e.rocks),offsets:Sr(n.offsets,e.offsets.slice(1).map(s=>s+t)),positions:Sr(n.positions,e.positions),times:Sr(n.times,e.times),quantities:i}}function rm(n,e){return n.rocks.indexOf(e)}function am(n){let[e,t]=[1/0,-1/0];for(const i of n)i<e&&(e=i),i>t&&(t=i);return t>=e?[e,t]:[0,1]}function sw(n,e,t){const i=new Uint8Array(n.length),s=t>e?255/(t-e):0;for(let r=0;r<n.length;++r)i[r]=Math.min(255,Math.max(0,(n[r]-e)*s));return i}function rw({header:n,arrays:e}){const{origin:t,crs:i,bounds:s}=n;if(n.type==="mesh"){const a={positions:e.position,triangles:e.index};return{origin:t,crs:i,bounds:s,grid:tw(a.positions,a.triangles,...s),mesh:a}}const r={columns:n.columns,rows:n.rows,west:n.first[0],south:n.first[1],stepX:n.cell[0],stepY:n.cell[1],heights:e.height};return{origin:t,crs:i,bounds:s,grid:r,mesh:null}}const aw=(n,e)=>({offsets:Sr(n.offsets,e.offsets.slice(1).map(t=>t+n.times.length)),positions:Sr(n.positions,e.positions),times:Sr(n.times,e.times),impulses:Sr(n.impulses,e.impulses)});function xx({header:n,arrays:e}){const t=r=>e[r]??new Float32Array(0),i=new Map(n.quantities.filter(r=>e[r]).map(r=>[r,t(r)])),s=e.offset;return{paths:{rocks:Uint32Array.from(e.rock),offsets:s,positions:t("position"),times:t("time"),quantities:i},impacts:{offsets:e.impact_offset??new Uint32Array(s.length),positions:t("impact_position"),times:t("impact_time"),impulses:t("impact_impulse")},roles:(n.roles??[]).map(r=>r.split(", ").filter(a=>a!=="sample")),next:n.next,source:n.source}}const ow=({header:n,arrays:e})=>({...n,values:e.value});function yx(n){const e=new Float32Array(n.length);for(let t=0;t<n.length;t+=4)e.set([n[t+3],n[t],n[t+1],n[t+2]],t);return e}const lw=["speed_m_s","energy_kJ","translational_energy_kJ","rotational_energy_kJ","height_m"];function cw({header:n,arrays:e}){const t=i=>e[i]??new Float32Array(0);return{header:n,frames:{times:e.time,places:t("position"),attitudes:yx(t("attitude")),velocities:t("velocity")},mesh:{positions:t("mesh_position"),triangles:e.mesh_index},columns:Object.fromEntries(lw.filter(i=>e[i]).map(i=>[i,t(i)])),contacts:{times:e.contact_time??new Float64Array(0),positions:t("contact_position"),impulses:t("contact_impulse")}}}function Bo({header:n,arrays:e}){return{rows:n.rows,columns:n.columns,numbers:t=>e[t]??new Float64Array(0),word:(t,i)=>n.words?.[t]?.[e[t]?.[i]]??""}}async function gi(n){try{return await n}catch(e){return e instanceof qa&&e.status>=400&&e.status<500||Os(e),null}}async function yc(n){try{return await n}catch(e){return e instanceof qa&&e.status===404||Os(e),null}}const qt=Le(null),Ch=Le(null),Sc=Le(null),uw=1e6;let _f="";const Bg=()=>JSON.stringify([Ie.value?.folder,Ie.value?.file,Ie.value?.data?.slope??null]);async function hw(){const n=Bg();if(n===_f&&qt.value)return;const e=await gi(ft.terrain(uw));n===Bg()&&(_f=n,qt.value=e&&rw(e))}async function dw(){const[n,e]=await Promise.all([gi(ft.layout()),gi(ft.regions())]);Ch.value=n,Sc.value=e}Rt(()=>{Ir.value;const n=Ie.peek();if(!n||n.kind===null||n.kind==="scene"||n.kind==="planar-scene"||!n.data?.slope){[qt.value,Ch.value,Sc.value,_f]=[null,null,null,""];return}hw(),n.kind==="rockfall"&&dw()});const zg=n=>Math.round(100*n)/100,Ba=()=>qt.value?.origin??Ch.value?.origin??[0,0,0],Sx=(n,e)=>[zg(n+Ba()[0]),zg(e+Ba()[1])],tl=(n,e)=>[n-Ba()[0],e-Ba()[1]],xn=Le(null),zn=Le(null),nc=(n,e)=>zn.value?.list===n&&zn.value.index===e,Mx=(n,e)=>void(zn.value=nc(n,e)?null:{list:n,index:e}),Ns=pt(()=>tr.value??Sc.value?.features??[]),bx=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),ir=n=>Array.isArray(Ei([n]))?Ei([n]).filter(bx):[],la=n=>Object.keys(bx(Ei([n]))?Ei([n]):{}),Hg=n=>Array.isArray(n)&&n.length>=2&&n.every(e=>typeof e=="number");function nl(n){if(Hg(n.point??null))return{key:"point",points:[n.point]};for(const e of["line","area"]){const t=n[e];if(Array.isArray(t)&&t.every(Hg))return{key:e,points:t}}return null}function wx(n){return n?(n.geometry.type==="Polygon"?n.geometry.coordinates:n.geometry.coordinates.flat()).map(t=>t.slice(0,-1)):[]}const vf=(n,e)=>{const t=qt.value?.grid;return t?im(t,n,e):NaN};function il(n,e=!1){const t=qt.value?.grid?Math.min(qt.value.grid.stepX,qt.value.grid.stepY):1,i=[],s=(o,l)=>{const c=vf(o,l);i.push([o,l,Number.isNaN(c)&&i.length>0?i[i.length-1][2]:c])},r=e&&n.length>2?[...n,n[0]]:n;r.forEach(([o,l],c)=>{if(c===0)return s(o,l);const[h,d]=r[c-1],f=Math.min(2e3,Math.max(1,Math.ceil(Math.hypot(o-h,l-d)/t)));for(let p=1;p<=f;++p)s(h+(o-h)*p/f,d+(l-d)*p/f)});const a=i.find(o=>!Number.isNaN(o[2]))?.[2]??qt.value?.bounds[1][2]??0;return i.map(([o,l,c])=>[o,l,Number.isNaN(c)?a:c])}function fw(n,e,t){const i=nl(t);if(!i)return null;const s=i.points.map(([r,a])=>tl(r,a));return{kind:n,of:{list:n,index:e},line:il(s,i.key==="area"),height:n==="barrier"&&typeof t.height_m=="number"?t.height_m:void 0,label:typeof t.name=="string"?t.name:void 0,selected:nc(n,e)}}const Ex=n=>wx(Ns.value[n]).map(e=>({kind:"region",of:{list:"region",index:n},line:il(e.map(([t,i])=>tl(t,i)),!0),selected:!0})),Gg=pt(()=>!vc.value||!qt.value?[]:[...zn.value?.list==="region"?Ex(zn.value.index):[],...["seeder","barrier","counter"].flatMap(e=>ir(e).map((t,i)=>fw(e,i,t))).filter(e=>e!==null)]);function _l(n,e){const t=ir(n).length;Lr({op:"add",path:[n],value:e}),zn.value={list:n,index:t}}const Vg=()=>[...ir("barrier"),...ir("counter")].map(n=>String(n.name??"")),pw=20;function mw(n,e){const t=e.map(([r,a])=>Sx(r,a)),i={rock:la("rock")[0]??"block"},s=Ei(["rocks"])===void 0&&Ei(["until"])===void 0?{rocks:pw}:{};n==="point"?_l("seeder",{...i,point:t[0],...s}):n==="line"?_l("seeder",{...i,line:t,...s}):n==="area"?_l("seeder",{...i,area:t,...s}):n==="barrier"?_l("barrier",{name:ff("barrier",Vg()),line:t,height_m:3}):n==="counter"?_l("counter",{name:ff("counter",Vg()),line:t}):gw(t)}function gw(n){const e=la("material"),t=Ei(["materials","default"]),i=e.find(o=>o!==t)??e[0]??"rock",s=[[...n,n[0]]],r=Math.max(-1,...Ns.value.map(o=>o.properties.priority??0))+1,a=Ns.value.length;em([...Ns.value,{type:"Feature",properties:{material:i,priority:r},geometry:{type:"Polygon",coordinates:s}}]),zn.value={list:"region",index:a}}const Tx=n=>n.rings.flat();function om(n,e){let t=e;for(const[i,s]of n.rings.entries()){if(t>=0&&t<s.length)return{ring:i,at:t};t-=s.length}return null}const lm=(n,e,t)=>({...n,rings:n.rings.map((i,s)=>s===e?t:i)});function _w(n,e,t){const i=om(n,e);return i?lm(n,i.ring,n.rings[i.ring].map((s,r)=>r===i.at?t:s)):n}const vw=n=>Math.round(100*n)/100,Ax=(n,e)=>n.slice(0,e.length).map((t,i)=>vw((t+e[i])/2));function xw(n){let e=0;return n.rings.flatMap(t=>{const i=e;e+=t.length;const s=t.length<2?0:n.closed?t.length:t.length-1;return Array.from({length:s},(r,a)=>({after:i+a,at:Ax(t[a],t[(a+1)%t.length])}))})}function Rx(n,e,t){const i=om(n,e);if(!i||n.rings[i.ring].length<2)return null;const s=n.rings[i.ring],r=!n.closed&&i.at===s.length-1,a=r?i.at-1:i.at,o=Ax(s[a],s[(a+1)%s.length]);return{outline:lm(n,i.ring,[...s.slice(0,a+1),o,...s.slice(a+1)]),corner:e+(r?0:1)}}function Cx(n,e){const t=om(n,e);if(!t||n.rings[t.ring].length<=n.least)return null;const i=n.rings[t.ring].filter((s,r)=>r!==t.at);return{outline:lm(n,t.ring,i),corner:Math.max(0,e-(t.at>0?1:0))}}const yn=Le(null);Rt(()=>{zn.value,yn.value=null});const yw={point:1,line:2,area:3};function Sw(n){if(n.list==="region"){const t=wx(Ns.value[n.index]);return t.length>0?{rings:t,closed:!0,least:3}:null}const e=nl(ir(n.list)[n.index]??{});return e&&{rings:[e.points],closed:e.key==="area",least:yw[e.key]}}const Mw=pt(()=>{const n=zn.value;return n!==null&&(Ie.value?.writable??!1)&&(n.list!=="region"||(Sc.value?.writable??!0))}),$i=pt(()=>Mw.value?Sw(zn.value):null),Px=([n,e])=>il([tl(n,e)])[0],Mc=pt(()=>$i.value?Tx($i.value).map(Px):[]),bw=80,ww=pt(()=>{const n=$i.value;return n&&Mc.value.length<=bw?xw(n).map(({after:e,at:t})=>({after:e,at:Px(t)})):[]});function Ew(n,e){const t=e.map(s=>[...s,s[0]].map(r=>[...r]));if(n.geometry.type==="Polygon")return{...n,geometry:{type:"Polygon",coordinates:t}};let i=0;return{...n,geometry:{type:"MultiPolygon",coordinates:n.geometry.coordinates.map(s=>s.map(()=>t[i++]))}}}function Lx(n,e){const t=zn.value;if(t.list==="region")return em(Ns.value.map((r,a)=>a===t.index?Ew(r,n.rings):r),e);const{key:i}=nl(ir(t.list)[t.index]),s=n.rings[0].map(r=>[...r]);mb({op:"set",path:[t.list,t.index,i],value:i==="point"?s[0]:s},e)}function Tw(n,e,t){const i=Sx(n,e);if(!t||t.length<3)return i;const[s,r]=[vf(...tl(t[0],t[1])),vf(n,e)],a=r-s;return[...i,Number.isNaN(a)?t[2]:Math.round(100*(t[2]+a))/100]}function Dx(n,e,t,i=!1){const s=$i.value;s&&(Lx(_w(s,n,Tw(e,t,Tx(s)[n])),i),yn.value=n)}function Nx(n){return n?(Lx(n.outline,!1),yn.value=n.corner,!0):!1}const cm=n=>$i.value!==null&&Nx(Rx($i.value,n)),Ix=n=>$i.value!==null&&Nx(Cx($i.value,n)),Aw=pt(()=>$i.value!==null&&yn.value!==null&&Rx($i.value,yn.value)!==null),Rw=pt(()=>$i.value!==null&&yn.value!==null&&Cx($i.value,yn.value)!==null);function xf(n){const e=Mc.value.length;e!==0&&(yn.value=yn.value===null?n>0?0:e-1:(yn.value+n+e)%e)}function Cw(n,e,t){const i=yn.value===null?void 0:Mc.value[yn.value];return i?(Dx(yn.value,i[0]+n,i[1]+e,t),!0):!1}const Et=Le(sm()),Ia=Le(null),ic=Le([]),Ux=Le("computed"),zo=Le(null),sc=Le(null),sa=Le(null),za=Le([]),Pa=Le(null),wn=Le(null),Qs=Le(null),um=pt(()=>Ie.value?.kind==="rockfall");function Wg(){Et.value=sm(),Ia.value=null,ic.value=[],zo.value=sa.value=Pa.value=null,za.value=[],wn.value=null}let Gl=0,Fx=0;function kx(n,e){Et.value=e?iw(Et.value,n.paths):n.paths,ic.value=e?[...ic.value,...n.roles]:n.roles,Ia.value=e&&Ia.value?aw(Ia.value,n.impacts):n.impacts,Ux.value=n.source,Gl=n.next}async function Ox(n){const e=await yc(ft.paths(n,{after:Gl}));n===ht.value&&(e&&e.header.next>Gl&&kx(xx(e),Gl>0),En.value?.live&&(Fx=window.setTimeout(()=>void Ox(n),600)))}async function Pw(n){const e=i=>i!==null&&n===ht.value,t=async(i,s)=>{const r=await yc(i);e(r)&&s(r)};await Promise.all([t(ft.paths(n),i=>kx(xx(i),!1)),t(ft.summary(n),i=>zo.value=i),t(ft.maps(n),i=>za.value=i.maps),t(ft.table(n,"rocks.csv"),i=>sa.value=Bo(i))])}const Lw=pt(()=>En.value?.live?"live":`${En.value?.complete} ${En.value?.modified}`);let $g=null;Rt(()=>{const n=ht.value;if(Lw.value,clearTimeout(Fx),!um.value||n===null)return Wg();const{live:e,complete:t}=En.peek()??{live:!1,complete:!1};(n!==$g||e)&&(Wg(),Gl=0),$g=n,e?Ox(n):t&&Pw(n)});Rt(()=>{const n=un.value;sc.value=null,!(!um.value||n===null||!Mh.peek()?.complete)&&yc(ft.summary(n)).then(e=>{n===un.value&&(sc.value=e)})});const th=Le(null);async function Bx(n,e,t){if(n===null||e===null)return null;const i=await yc(ft.map(n,e,t));return i&&ow(i)}Rt(()=>{const[n,e,t]=[ht.value,ss.value,Co.value];if(e===null||!za.value.some(i=>i.name===e)){Pa.value=null;return}Bx(n,e,t).then(i=>{n===ht.value&&e===ss.value&&(Pa.value=i)})});Rt(()=>{const[n,e]=[un.value,ss.value];th.value=null,Bx(n,e,1).then(t=>{n===un.value&&e===ss.value&&(th.value=t)})});async function Ho(n){wn.value=n,Qs.value=null;const e=ht.value;if(n===null||e===null)return Oo(zx()),Rh(ks.value);const t=await yc(ft.rock(e,n));!t||wn.value!==n||(Qs.value=cw(t),Oo(Qs.value.header.duration_s))}function zx(){let n=0;for(const e of Et.value.times)e>n&&(n=e);return n}Rt(()=>{Et.value,wn.peek()===null&&um.value&&(ks.value=zx(),ia.peek()||(cn.value=ks.value))});function Dw({header:n,arrays:e}){const t=e.position,i=e.index,s=n.shapes.map(r=>({plane:r.plane,positions:t.slice(3*r.first_vertex,3*(r.first_vertex+r.vertices)),triangles:i.slice(3*r.first_triangle,3*(r.first_triangle+r.triangles))}));return{...n,meshes:s,start:{places:e.start_position,attitudes:e.start_attitude}}}const Nw=({header:n,arrays:e})=>({times:e.time,bodies:e.body,places:e.position,attitudes:e.attitude,contacts:n.contacts?{offsets:e.contact_offset,positions:e.contact_position,impulses:e.contact_impulse}:null});function Iw({header:n,arrays:e}){const t=["speed_m_s","spin_rad_s","translational_energy_J","rotational_energy_J","potential_energy_J"];return{name:n.body,times:e.time,positions:e.position,columns:Object.fromEntries(t.filter(i=>(e[i]?.length??0)>0).map(i=>[i,e[i]]))}}const St=(n,...e)=>{const t=_c(n??void 0,e);return typeof t=="number"?t:null},Is=(n,...e)=>{const t=_c(n??void 0,e);return typeof t=="string"?t:""},La=(n,...e)=>_c(n??void 0,e)??null,Ha=(n,...e)=>{const t=_c(n??void 0,e);return Array.isArray(t)?t:[]},yf=(n,...e)=>Ha(n,...e).map(t=>typeof t=="number"?t:null),Hx=["max_energy_kJ","max_speed_m_s","max_height_m","runout_m","max_translational_energy_kJ","max_rotational_energy_kJ","path_length_m","duration_s","drop_m","reach_angle_deg"];function sl(n,e){let[t,i]=[0,n.length-1];for(;t<i;){const s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}const Xg=(n,e)=>[n[4*e],n[4*e+1],n[4*e+2],n[4*e+3]];function Gx(n,e,t){let i=n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3]*e[3];const s=i<0?-1:1;i=Math.min(1,i*s);const r=Math.acos(i),a=Math.sin(r),[o,l]=a>1e-6?[Math.sin((1-t)*r)/a,Math.sin(t*r)/a]:[1-t,t],c=n.map((d,f)=>o*d+l*s*e[f]),h=Math.hypot(...c)||1;return c.map(d=>d/h)}function Vx(n,e){const t=sl(n.times,e),i=Math.min(t+1,n.times.length-1),s=n.times[i]-n.times[t],r=s>0?Math.min(1,Math.max(0,(e-n.times[t])/s)):0;return{place:[0,1,2].map(o=>Uw(n,t,i,o,r,s)),attitude:Gx(Xg(n.attitudes,t),Xg(n.attitudes,i),r)}}function Uw(n,e,t,i,s,r){const[a,o]=[n.places[3*e+i],n.places[3*t+i]];if(!n.velocities)return a+s*(o-a);const[l,c]=[n.velocities[3*e+i]*r,n.velocities[3*t+i]*r],h=1-s;return h*h*(1+2*s)*a+s*h*h*l+s*s*(3-2*s)*o-s*s*h*c}const Sf=(n,e)=>[n[4*e],n[4*e+1],n[4*e+2],n[4*e+3]];function Fw(n,e,t){const i={places:n.start.places.slice(),attitudes:n.start.attitudes.slice()};if(!e||e.times.length===0)return i;const s=e.bodies.length,r=sl(e.times,t),a=Math.min(r+1,e.times.length-1),o=e.times[a]-e.times[r],l=o>0?Math.min(1,Math.max(0,(t-e.times[r])/o)):0;return e.bodies.forEach((c,h)=>{const[d,f]=[r*s+h,a*s+h];for(let p=0;p<3;++p)i.places[3*c+p]=e.places[3*d+p]+l*(e.places[3*f+p]-e.places[3*d+p]);i.attitudes.set(Gx(Sf(e.attitudes,d),Sf(e.attitudes,f),l),4*c)}),i}function Wx(n,e,[t,i,s]){if(e<0)return[t,i,s];const[r,a,o,l]=Sf(n.attitudes,e),[c,h,d]=[2*(a*s-o*i),2*(o*t-r*s),2*(r*i-a*t)];return[t+l*c+a*d-o*h,i+l*h+o*c-r*d,s+l*d+r*h-a*c]}function Pl(n,e){const[t,i,s]=Wx(n,e.body,e.point);if(e.body<0)return[t,i,s];const r=n.places.subarray(3*e.body,3*e.body+3);return[r[0]+t,r[1]+i,r[2]+s]}function kw(n,e,t,i=9,s=12){const r=[e[0]-n[0],e[1]-n[1],e[2]-n[2]],a=Math.hypot(...r)||1,o=r.map(g=>g/a),l=o.map(Math.abs).indexOf(Math.min(...o.map(Math.abs))),c=[0,1,2].map(g=>g===l?1:0),h=(g,m)=>[g[1]*m[2]-g[2]*m[1],g[2]*m[0]-g[0]*m[2],g[0]*m[1]-g[1]*m[0]],d=h(o,c),f=Math.hypot(...d),p=d.map(g=>g/f),_=h(o,p),S=i*s;return Array.from({length:S+1},(g,m)=>{const M=m/S,R=t*Math.min(1,12*M,12*(1-M)),y=2*Math.PI*m/s;return[0,1,2].map(C=>n[C]+M*r[C]+R*(Math.cos(y)*p[C]+Math.sin(y)*_[C]))})}function Ow(n,e){if(!n?.contacts)return{positions:new Float32Array(0),impulses:new Float32Array(0)};const t=sl(n.times,e),[i,s]=[n.contacts.offsets[t],n.contacts.offsets[t+1]];return{positions:n.contacts.positions.slice(3*i,3*s),impulses:n.contacts.impulses.slice(3*i,3*s)}}function Bw(n){const e=n?.contacts?.impulses??new Float32Array(0);let t=0;for(let i=0;i<e.length;i+=3)t=Math.max(t,Math.hypot(e[i],e[i+1],e[i+2]));return t}function Ll(n,e,t=()=>!0){const i=[1/0,1/0,1/0],s=[-1/0,-1/0,-1/0];return n.bodies.forEach((r,a)=>{const o=n.meshes[r.shape];if(!(o.plane||!t(r,a)))for(let l=0;l<o.positions.length;l+=3){const c=Pl(e,{body:a,point:[o.positions[l],o.positions[l+1],o.positions[l+2]]});for(let h=0;h<3;++h)[i[h],s[h]]=[Math.min(i[h],c[h]),Math.max(s[h],c[h])]}}),i[0]<=s[0]?[i,s]:null}function zw(n,e){const t=Ll(n,n.start);if(!t||!e)return t;const i=Math.hypot(...[0,1,2].map(a=>t[1][a]-t[0][a])),[s,r]=[[...t[0]],[...t[1]]];for(let a=0;a<e.places.length;++a){const o=a%3;s[o]=Math.max(t[0][o]-i,Math.min(s[o],e.places[a])),r[o]=Math.min(t[1][o]+i,Math.max(r[o],e.places[a]))}return[s,r]}function Mf(n,e){const t=s=>typeof e[s].name=="string"?e[s].name:`body-${s+1}`,i=e.findIndex((s,r)=>t(r)===n);return i>=0?i:e.findIndex((s,r)=>n.startsWith(t(r))&&/^-\d+$/.test(n.slice(t(r).length)))}const Fi=Le(null),Go=Le(null),hm=Le(null),nh=Le(null),Xn=Le(null),Dr=Le(null),Vl=Le(!0),bc=pt(()=>Ie.value?.kind==="scene"),Ua=pt(()=>da.value?null:Go.value);let qg=0;async function Hw(){const n=++qg,e=wi.value!==null?{text:wi.value}:{edits:si.value},t=await gi(da.value?ft.draftBodies(e):ft.bodies());n===qg&&t&&(Fi.value=Dw(t))}Rt(()=>{Ir.value;const n=!da.value||Wi.value!==null&&Wi.value.errors.length===0;bc.value?n&&Hw():Fi.value=null});Rt(()=>{Ir.value,bc.value,Xn.value=null});const Gw=4e3;async function Vw(n){const e=await gi(ft.summary(n));if(!e)return null;const t=Math.max(1,Math.ceil((St(e,"steps")??0)/Gw)),i=await gi(ft.table(n,"energy.csv",{every:t}));return{summary:e,energy:i&&Bo(i)}}async function Ww(n,e){const[t,i]=await Promise.all([Vw(n),e?gi(ft.film(n)):null]);n===ht.value&&(hm.value=t?.summary??null,nh.value=t?.energy??null,Go.value=i&&Nw(i))}const $w=n=>n&&!n.live&&n.complete?`${n.id} ${n.modified} ${n.same_project}`:"",Xw=pt(()=>$w(En.value));Rt(()=>{const n=Xw.value;hm.value=nh.value=Go.value=Dr.value=null,bc.value&&n!==""&&Ww(ht.peek(),En.peek().same_project)});Rt(()=>{const n=Ua.value?.times;bc.value&&Oo(n&&n.length>0?n[n.length-1]:0)});Rt(()=>{const n=Xn.value===null?null:Fi.value?.bodies[Xn.value]?.name??null,e=ht.value;Dr.value=null,!(n===null||e===null||!Ua.value)&&gi(ft.bodyHistory(e,n)).then(t=>{const i=Xn.peek()!==null&&Fi.peek()?.bodies[Xn.peek()]?.name===n;t&&i&&e===ht.peek()&&(Dr.value=Iw(t))})});function wc(n){Xn.value=n;const e=n===null?void 0:Fi.value?.bodies[n]?.name,t=e===void 0?-1:Mf(e,ir("body"));zn.value=t<0?null:{list:"body",index:t}}Rt(()=>{const n=zn.value,e=Fi.peek();if(!bc.value||!e||n?.list!=="body")return;const t=ir("body"),i=Xn.peek();if(i!==null&&e.bodies[i]&&Mf(e.bodies[i].name,t)===n.index)return;const s=e.bodies.findIndex(r=>Mf(r.name,t)===n.index);s>=0&&(Xn.value=s)});function qw(n){const t=(Fi.value?.bodies??[]).flatMap((s,r)=>s.motion==="fixed"?[]:[r]);if(t.length===0)return;const i=Xn.value===null?n>0?-1:0:t.indexOf(Xn.value);wc(t[(i+n+t.length)%t.length])}const ri=Le(null),Yw=2,Kw=20,Zw=n=>Math.max(.01,Number(n.toPrecision(1)));function Jw(n){const[e,t]={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]}[n.key]??[0,0],i=ri.value?.stage;if(e===0&&t===0||!i)return!1;const s=Zw((n.shiftKey?Kw:Yw)*i.metresPerPixel()),[r,a]=i.directionInPlan();return Cw(s*(e*a+t*r),s*(t*a-e*r),n.repeat)}function jw(n){if(!$i.value||xn.value!==null||It.value!=="setup")return!1;if(n.key==="["||n.key==="]")return xf(n.key==="]"?1:-1),ri.value?.focus?.(),!0;const e=yn.value;return e===null?!1:n.key==="Insert"||n.key==="k"?cm(e):n.key==="Delete"||n.key==="Backspace"?Ix(e):n.target instanceof HTMLElement&&(n.target===document.body||n.target.matches(".stage-host"))&&Jw(n)}function Qw(){const n=Mc.value.length;if(!$i.value||n===0||xn.value!==null)return null;const e=yn.value;return n===1?u("div",{class:"plate hint",role:"status",children:"Drag the point to move it"}):u("div",{class:"plate bar corner-bar",role:"group","aria-label":"corners","data-test":"corners",children:[u("span",{class:"hint",role:"status",children:e===null?"Drag a corner; a small point between adds one":`Corner ${e+1} of ${n}`}),u("button",{class:"button icon","aria-label":"corner before",title:"corner before ([)",onClick:()=>xf(-1),children:"‹"}),u("button",{class:"button icon","aria-label":"next corner",title:"next corner (]); arrows move it, with Shift farther",onClick:()=>{xf(1),ri.value?.focus?.()},children:"›"}),u("button",{class:"button",disabled:!Aw.value,title:"one more corner after this one (K)",onClick:()=>cm(e),"data-test":"corner-add",children:"Add"}),u("button",{class:"button",disabled:!Rw.value,title:"take this corner away (Delete)",onClick:()=>Ix(e),"data-test":"corner-remove",children:"Remove"})]})}const e1=[[["?"],"this list"],[["Esc"],"give up drawing, let go of the rock or body, close"],[["1"],"view: oblique"],[["2"],"view: from above"],[["3"],"view: from the front"],[["4"],"view: from the side"],[["F"],"fit the rock or body, or everything"],[["←","→","↑","↓"],"turn the camera (stage has focus)"],[["+","−"],"nearer, farther"],[["Space"],"play or pause"],[[",","."],"one frame back, forward"],[["Home"],"to the start"],[["N","B"],"next rock or body, the one before"],[["V"],"follow the rock or body"],[["P"],"paths on or off"],[["I"],"impacts or contacts on or off"],[["M"],"hillshade only"],[["S"],"tab: set up"],[["U"],"tab: runs"],[["E"],"tab: results"],[["X"],"tab: compare"],[["C"],"draw a cut"],[["Q"],"draw a source (point)"],[["L"],"draw a source (line)"],[["A"],"draw a source (area)"],[["W"],"draw a barrier"],[["T"],"draw a counter"],[["G"],"draw a region"],[["[","]"],"corner before, next corner of what is selected"],[["←","→","↑","↓"],"move the chosen corner (Shift: farther)"],[["K"],"add a corner"],[["Del"],"remove a corner"],[["R"],"run"],[["Ctrl","S"],"save"],[["Ctrl","Z"],"undo a change"],[["D"],"light or dark"],[["O"],"open a project"]],t1=n=>n instanceof HTMLElement&&(n.matches('input[type="text"], textarea, select')||n.closest("dialog")!==null);function ya(n){Ie.value?.kind!=="rockfall"||n!=="cut"&&!Ie.value.writable||(xn.value=xn.value===n?null:n)}function Yg(n){if(Ie.value?.kind==="scene")return qw(n);const e=[...Et.value.rocks].sort((i,s)=>i-s);if(e.length===0)return;const t=wn.value===null?n>0?-1:0:e.indexOf(wn.value);Ho(e[(t+n+e.length)%e.length])}function n1(){ri.value?.draw?.key("Escape")||(xn.value!==null?xn.value=null:yn.value!==null?yn.value=null:zn.value!==null&&It.value==="setup"?zn.value=null:Xn.value!==null?wc(null):wn.value!==null||Qs.value!==null?Ho(null):gs.value=null)}function i1(){const n=Ie.value?.kind==="scene"?Vl:Ii.impacts;n.value=!n.value}const Hc=n=>()=>void(It.value=n),Gc=n=>()=>ri.value?.stage.look(n),s1={"?":()=>wh.value=!0,Escape:n1,1:Gc("oblique"),2:Gc("top"),3:Gc("front"),4:Gc("side"),f:()=>ri.value?.fit(),"+":()=>ri.value?.stage.zoom(.8),"-":()=>ri.value?.stage.zoom(1.25)," ":nm,",":()=>tc(-1/30),".":()=>tc(1/30),Home:()=>Rh(0),v:()=>is.value=!is.value,n:()=>Yg(1),b:()=>Yg(-1),p:()=>Ii.paths.value=!Ii.paths.value,i:i1,m:()=>ss.value=null,s:Hc("setup"),u:Hc("runs"),e:Hc("results"),x:Hc("compare"),c:()=>ya("cut"),q:()=>ya("point"),l:()=>ya("line"),a:()=>ya("area"),w:()=>ya("barrier"),t:()=>ya("counter"),g:()=>ya("region"),r:()=>ec.value=Ie.value?.writable??!1,d:ox,o:()=>Nu.value=!0};function r1(n){if(n==="s")fx();else if(n==="z")tx();else return!1;return!0}function Kg(n){if((n.ctrlKey||n.metaKey)&&r1(n.key.toLowerCase()))return n.preventDefault();if(t1(n.target)||n.ctrlKey||n.metaKey||n.altKey||n.target instanceof HTMLInputElement&&n.target.type==="range"&&n.key==="Home")return;if(ri.value?.draw?.key(n.key)||jw(n))return n.preventDefault();const e=n.target instanceof HTMLButtonElement&&(n.key===" "||n.key==="Enter"),t=s1[n.key.length===1?n.key.toLowerCase():n.key];!t||e||!Ie.value?.kind||(n.preventDefault(),t())}function a1(){return window.addEventListener("keydown",Kg),()=>window.removeEventListener("keydown",Kg)}function o1(){return u(Th,{title:"Keys",close:()=>wh.value=!1,children:[u("div",{class:"shortcuts","data-test":"shortcuts",children:e1.map(([n,e])=>[u("span",{children:n.map(t=>u("kbd",{children:t},t))},e),u("span",{children:e},e+"w")])}),u("br",{}),u("p",{class:"soft",children:"Drag turns the camera, right drag moves it, the wheel zooms. A click on a path picks its rock. While drawing: click adds a point, Enter or a double click ends, Backspace takes the last back."})]})}function l1(){return u("div",{class:"messages",role:"status","aria-live":"polite",children:Zl.value.map(n=>u("div",{class:`plate message ${n.kind}`,children:[u("span",{children:n.text}),u("button",{class:"button small icon plain close","aria-label":"dismiss",onClick:()=>Zv(n.id),children:u(Bn,{name:"close"})})]},n.id))})}function c1(n,e){const[t,i]=n.cell,s=Math.min(n.corner[0],e.corner[0]),r=Math.min(n.corner[1],e.corner[1]),a=Math.max(n.corner[0]+n.columns*t,e.corner[0]+e.columns*e.cell[0]),o=Math.max(n.corner[1]+n.rows*i,e.corner[1]+e.rows*e.cell[1]),[l,c]=[Math.round((a-s)/t),Math.round((o-r)/i)],h=new Float32Array(l*c);for(let d=0,f=0;d<c;++d)for(let p=0;p<l;++p,++f){const[_,S]=[s+(p+.5)*t,r+(d+.5)*i],[g,m]=[Zg(n,_,S),Zg(e,_,S)];h[f]=Number.isNaN(g)?-m:Number.isNaN(m)?g:g-m}return{...n,corner:[s,r],columns:l,rows:c,values:h,min:null,max:null}}function Zg(n,e,t){const i=Math.floor((e-n.corner[0])/n.cell[0]),s=Math.floor((t-n.corner[1])/n.cell[1]);return i>=0&&s>=0&&i<n.columns&&s<n.rows?n.values[s*n.columns+i]:NaN}const bf=pt(()=>It.value==="compare"&&th.value!==null),u1=n=>({...n,values:n.values.map(e=>e===0?NaN:e)}),$x=pt(()=>!Pa.value||ss.value===null?null:bf.value?c1(Pa.value,th.value):ss.value.startsWith("deposits")?u1(Pa.value):Pa.value),wf=pt(()=>{const n=$x.value,e=za.value.find(o=>o.name===ss.value);if(!n||!e)return null;const[t,i]=am(n.values),s=e.bands[Co.value-1],r=bf.value?`difference of ${e.title}`:e.title+(Co.value>1&&s?`, ${s}`:"");if(bf.value){const o=Math.max(Math.abs(t),Math.abs(i))||1;return{title:r,unit:e.unit,low:-o,high:o,scale:"difference",logarithmic:!1}}const a=/^(reach_probability|passages|deposits)/.test(e.name)&&t>0&&i>t;return{title:r,unit:e.unit,low:a?t:Math.min(0,t),high:i,scale:"viridis",logarithmic:a}}),Ef=pt(()=>{const n=Et.value.quantities.get(na.value);if(!n||n.length===0)return null;const{label:e,unit:t}=nr(na.value);return{title:lx[na.value]??e,unit:t,low:0,high:am(n)[1],scale:"viridis",logarithmic:!1}}),Xx=Le(null),Tn=n=>getComputedStyle(document.documentElement).getPropertyValue(n).trim();const dm="187",Po={ROTATE:0,DOLLY:1,PAN:2},To={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},h1=0,Jg=1,d1=2,Uu=1,f1=2,Dl=3,Ga=0,Gi=1,Hi=2,Lo=0,Wl=1,jg=2,Qg=3,e_=4,p1=5,wo=100,m1=101,g1=102,_1=103,v1=104,x1=200,y1=201,S1=202,M1=203,qx=204,Yx=205,b1=206,w1=207,E1=208,T1=209,A1=210,R1=211,C1=212,P1=213,L1=214,Tf=0,Af=1,Rf=2,rc=3,Cf=4,Pf=5,Lf=6,Df=7,fm=0,D1=1,N1=2,Tr=0,Kx=1,Zx=2,Jx=3,jx=4,Qx=5,ey=6,ty=7,ny=300,Vo=301,ac=302,od=303,ld=304,Nf=1e3,br=1001,If=1002,mi=1003,I1=1004,Vc=1005,Mi=1006,cd=1007,jr=1008,ns=1009,iy=1010,sy=1011,oc=1012,pm=1013,sr=1014,Ps=1015,rr=1016,mm=1017,gm=1018,Wo=1020,ry=35902,ay=35899,oy=1021,ly=1022,Ls=1023,ca=1026,Qr=1027,_m=1028,vm=1029,Va=1030,xm=1031,ym=1033,Fu=33776,ku=33777,Ou=33778,Bu=33779,Uf=35840,Ff=35841,kf=35842,Of=35843,Bf=36196,zf=37492,Hf=37496,Gf=37488,Vf=37489,ih=37490,Wf=37491,$f=37808,Xf=37809,qf=37810,Yf=37811,Kf=37812,Zf=37813,Jf=37814,jf=37815,Qf=37816,ep=37817,tp=37818,np=37819,ip=37820,sp=37821,rp=36492,ap=36494,op=36495,lp=36283,cp=36284,sh=36285,up=36286,U1=3200,hp=0,F1=1,Jr="",ts="srgb",rh="srgb-linear",ah="linear",Wt="srgb",ud=7680,k1=519,O1=512,B1=513,z1=514,cy=515,H1=516,G1=517,uy=518,hy=519,dy=35044,t_=35048,n_="300 es",Ds=2e3,lc=2001;function V1(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function oh(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function W1(){const n=oh("canvas");return n.style.display="block",n}const i_={};function lh(...n){const e="THREE."+n.shift();console.log(e,...n)}function fy(n){const e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){const t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function je(...n){n=fy(n);const e="THREE."+n.shift();{const t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function Pt(...n){n=fy(n);const e="THREE."+n.shift();{const t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function zu(...n){const e=n.join(" ");e in i_||(i_[e]=!0,je(...n))}function $1(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}const X1={[Tf]:Tf,[Rf]:Lf,[Cf]:Cf,[rc]:Pf,[Af]:Af,[Lf]:Rf,[Df]:Df,[Pf]:rc};class pa{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});const i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){const i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){const i=this._listeners;if(i===void 0)return;const s=i[e];if(s!==void 0){const r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){const t=this._listeners;if(t===void 0)return;const i=t[e.type];if(i!==void 0){e.target=this;const s=i.slice(0);for(let r=0,a=s.length;r<a;r++)s[r].call(this,e);e.target=null}}}const yi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let s_=1234567;const Do=Math.PI/180,cc=180/Math.PI;function ma(){const n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(yi[n&255]+yi[n>>8&255]+yi[n>>16&255]+yi[n>>24&255]+"-"+yi[e&255]+yi[e>>8&255]+"-"+yi[e>>16&15|64]+yi[e>>24&255]+"-"+yi[t&63|128]+yi[t>>8&255]+"-"+yi[t>>16&255]+yi[t>>24&255]+yi[i&255]+yi[i>>8&255]+yi[i>>16&255]+yi[i>>24&255]).toLowerCase()}function lt(n,e,t){return Math.max(e,Math.min(t,n))}function Sm(n,e){return(n%e+e)%e}function q1(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function Y1(n,e,t){return n!==e?(t-n)/(e-n):0}function $l(n,e,t){return(1-t)*n+t*e}function K1(n,e,t,i){return $l(n,e,1-Math.exp(-t*i))}function Z1(n,e=1){return e-Math.abs(Sm(n,e*2)-e)}function J1(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function j1(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*n*(n*(n*6-15)+10))}function Q1(n,e){return n+Math.floor(Math.random()*(e-n+1))}function eE(n,e){return n+Math.random()*(e-n)}function tE(n){return n*(.5-Math.random())}function nE(n){n!==void 0&&(s_=n);let e=s_+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function iE(n){return n*Do}function sE(n){return n*cc}function rE(n){return n>0&&Number.isInteger(n)&&2**Math.round(Math.log2(n))===n}function aE(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function py(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function oE(n,e,t,i,s){const r=Math.cos,a=Math.sin,o=r(t/2),l=a(t/2),c=r((e+i)/2),h=a((e+i)/2),d=r((e-i)/2),f=a((e-i)/2),p=r((i-e)/2),_=a((i-e)/2);switch(s){case"XYX":n.set(o*h,l*d,l*f,o*c);break;case"YZY":n.set(l*f,o*h,l*d,o*c);break;case"ZXZ":n.set(l*d,l*f,o*h,o*c);break;case"XZX":n.set(o*h,l*_,l*p,o*c);break;case"YXY":n.set(l*p,o*h,l*_,o*c);break;case"ZYZ":n.set(l*_,l*p,o*h,o*c);break;default:je("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Ph(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Mm(n,e){if(e.constructor===Float32Array)return n;const t=Ph(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function bm(n,e){if(e.constructor===Float32Array)return n;const t=Ph(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}const Kr={DEG2RAD:Do,RAD2DEG:cc,generateUUID:ma,clamp:lt,euclideanModulo:Sm,mapLinear:q1,inverseLerp:Y1,lerp:$l,damp:K1,pingpong:Z1,smoothstep:J1,smootherstep:j1,randInt:Q1,randFloat:eE,randFloatSpread:tE,seededRandom:nE,degToRad:iE,radToDeg:sE,isPowerOfTwo:rE,ceilPowerOfTwo:aE,floorPowerOfTwo:py,setQuaternionFromProperEuler:oE,normalize:bm,denormalize:Mm};class nt{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){const t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=lt(this.x,e.x,t.x),this.y=lt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=lt(this.x,e,t),this.y=lt(this.y,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(lt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(lt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){const i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,a=this.y-e.y;return this.x=r*i-a*s+e.x,this.y=r*s+a*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class ar{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,a,o){let l=i[s+0],c=i[s+1],h=i[s+2],d=i[s+3],f=r[a+0],p=r[a+1],_=r[a+2],S=r[a+3];if(d!==S||l!==f||c!==p||h!==_){let g=l*f+c*p+h*_+d*S;g<0&&(f=-f,p=-p,_=-_,S=-S,g=-g);let m=1-o;if(g<.9995){const M=Math.acos(g),R=Math.sin(M);m=Math.sin(m*M)/R,o=Math.sin(o*M)/R,l=l*m+f*o,c=c*m+p*o,h=h*m+_*o,d=d*m+S*o}else{l=l*m+f*o,c=c*m+p*o,h=h*m+_*o,d=d*m+S*o;const M=1/Math.sqrt(l*l+c*c+h*h+d*d);l*=M,c*=M,h*=M,d*=M}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=d}static multiplyQuaternionsFlat(e,t,i,s,r,a){const o=i[s],l=i[s+1],c=i[s+2],h=i[s+3],d=r[a],f=r[a+1],p=r[a+2],_=r[a+3];return e[t]=o*_+h*d+l*p-c*f,e[t+1]=l*_+h*f+c*d-o*p,e[t+2]=c*_+h*p+o*f-l*d,e[t+3]=h*_-o*d-l*f-c*p,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){const i=e._x,s=e._y,r=e._z,a=e._order,o=Math.cos,l=Math.sin,c=o(i/2),h=o(s/2),d=o(r/2),f=l(i/2),p=l(s/2),_=l(r/2);switch(a){case"XYZ":this._x=f*h*d+c*p*_,this._y=c*p*d-f*h*_,this._z=c*h*_+f*p*d,this._w=c*h*d-f*p*_;break;case"YXZ":this._x=f*h*d+c*p*_,this._y=c*p*d-f*h*_,this._z=c*h*_-f*p*d,this._w=c*h*d+f*p*_;break;case"ZXY":this._x=f*h*d-c*p*_,this._y=c*p*d+f*h*_,this._z=c*h*_+f*p*d,this._w=c*h*d-f*p*_;break;case"ZYX":this._x=f*h*d-c*p*_,this._y=c*p*d+f*h*_,this._z=c*h*_-f*p*d,this._w=c*h*d+f*p*_;break;case"YZX":this._x=f*h*d+c*p*_,this._y=c*p*d+f*h*_,this._z=c*h*_-f*p*d,this._w=c*h*d-f*p*_;break;case"XZY":this._x=f*h*d-c*p*_,this._y=c*p*d-f*h*_,this._z=c*h*_+f*p*d,this._w=c*h*d+f*p*_;break;default:je("Quaternion: .setFromEuler() encountered an unknown order: "+a)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){const i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){const t=e.elements,i=t[0],s=t[4],r=t[8],a=t[1],o=t[5],l=t[9],c=t[2],h=t[6],d=t[10],f=i+o+d;if(f>0){const p=.5/Math.sqrt(f+1);this._w=.25/p,this._x=(h-l)*p,this._y=(r-c)*p,this._z=(a-s)*p}else if(i>o&&i>d){const p=2*Math.sqrt(1+i-o-d);this._w=(h-l)/p,this._x=.25*p,this._y=(s+a)/p,this._z=(r+c)/p}else if(o>d){const p=2*Math.sqrt(1+o-i-d);this._w=(r-c)/p,this._x=(s+a)/p,this._y=.25*p,this._z=(l+h)/p}else{const p=2*Math.sqrt(1+d-i-o);this._w=(a-s)/p,this._x=(r+c)/p,this._y=(l+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(lt(this.dot(e),-1,1)))}rotateTowards(e,t){const i=this.angleTo(e);if(i===0)return this;const s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){const i=e._x,s=e._y,r=e._z,a=e._w,o=t._x,l=t._y,c=t._z,h=t._w;return this._x=i*h+a*o+s*c-r*l,this._y=s*h+a*l+r*o-i*c,this._z=r*h+a*c+i*l-s*o,this._w=a*h-i*o-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,a=e._w,o=this.dot(e);o<0&&(i=-i,s=-s,r=-r,a=-a,o=-o);let l=1-t;if(o<.9995){const c=Math.acos(o),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+a*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+a*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){const e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class z{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(r_.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(r_.setFromAxisAngle(e,t))}applyMatrix3(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=e.elements,a=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*a,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*a,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*a,this}applyQuaternion(e){const t=this.x,i=this.y,s=this.z,r=e.x,a=e.y,o=e.z,l=e.w,c=2*(a*s-o*i),h=2*(o*t-r*s),d=2*(r*i-a*t);return this.x=t+l*c+a*d-o*h,this.y=i+l*h+o*c-r*d,this.z=s+l*d+r*h-a*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=lt(this.x,e.x,t.x),this.y=lt(this.y,e.y,t.y),this.z=lt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=lt(this.x,e,t),this.y=lt(this.y,e,t),this.z=lt(this.z,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(lt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){const i=e.x,s=e.y,r=e.z,a=t.x,o=t.y,l=t.z;return this.x=s*l-r*o,this.y=r*a-i*l,this.z=i*o-s*a,this}projectOnVector(e){const t=e.lengthSq();if(t===0)return this.set(0,0,0);const i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return hd.copy(this).projectOnVector(e),this.sub(hd)}reflect(e){return this.sub(hd.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(lt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){const s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){const t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const hd=new z,r_=new ar;class ct{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,a,o,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,a,o,l,c)}set(e,t,i,s,r,a,o,l,c){const h=this.elements;return h[0]=e,h[1]=s,h[2]=o,h[3]=t,h[4]=r,h[5]=l,h[6]=i,h[7]=a,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){const t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,a=i[0],o=i[3],l=i[6],c=i[1],h=i[4],d=i[7],f=i[2],p=i[5],_=i[8],S=s[0],g=s[3],m=s[6],M=s[1],R=s[4],y=s[7],C=s[2],A=s[5],v=s[8];return r[0]=a*S+o*M+l*C,r[3]=a*g+o*R+l*A,r[6]=a*m+o*y+l*v,r[1]=c*S+h*M+d*C,r[4]=c*g+h*R+d*A,r[7]=c*m+h*y+d*v,r[2]=f*S+p*M+_*C,r[5]=f*g+p*R+_*A,r[8]=f*m+p*y+_*v,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],h=e[8];return t*a*h-t*o*c-i*r*h+i*o*l+s*r*c-s*a*l}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],h=e[8],d=h*a-o*c,f=o*l-h*r,p=c*r-a*l,_=t*d+i*f+s*p;if(_===0)return this.set(0,0,0,0,0,0,0,0,0);const S=1/_;return e[0]=d*S,e[1]=(s*c-h*i)*S,e[2]=(o*i-s*a)*S,e[3]=f*S,e[4]=(h*t-s*l)*S,e[5]=(s*r-o*t)*S,e[6]=p*S,e[7]=(i*l-c*t)*S,e[8]=(a*t-i*r)*S,this}transpose(){let e;const t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){const t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,a,o){const l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*a+c*o)+a+e,-s*c,s*l,-s*(-c*a+l*o)+o+t,0,0,1),this}scale(e,t){return zu("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(dd.makeScale(e,t)),this}rotate(e){return zu("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(dd.makeRotation(-e)),this}translate(e,t){return zu("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(dd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}}const dd=new ct,a_=new ct().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),o_=new ct().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function lE(){const n={enabled:!0,workingColorSpace:rh,spaces:{},convert:function(s,r,a){return this.enabled===!1||r===a||!r||!a||(this.spaces[r].transfer===Wt&&(s.r=Ar(s.r),s.g=Ar(s.g),s.b=Ar(s.b)),this.spaces[r].primaries!==this.spaces[a].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[a].fromXYZ)),this.spaces[a].transfer===Wt&&(s.r=No(s.r),s.g=No(s.g),s.b=No(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Jr?ah:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,a){return s.copy(this.spaces[a].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[rh]:{primaries:e,whitePoint:i,transfer:ah,toXYZ:a_,fromXYZ:o_,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ts},outputColorSpaceConfig:{drawingBufferColorSpace:ts}},[ts]:{primaries:e,whitePoint:i,transfer:Wt,toXYZ:a_,fromXYZ:o_,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ts}}}),n}const Tt=lE();function Ar(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function No(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}let ao;class cE{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{ao===void 0&&(ao=oh("canvas")),ao.width=e.width,ao.height=e.height;const s=ao.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=ao}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){const t=oh("canvas");t.width=e.width,t.height=e.height;const i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);const s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let a=0;a<r.length;a++)r[a]=Ar(r[a]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){const t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Ar(t[i]/255)*255):t[i]=Ar(t[i]);return{data:t,width:e.width,height:e.height}}else return je("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}}let uE=0;class wm{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:uE++}),this.uuid=ma(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){const t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];const i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let a=0,o=s.length;a<o;a++)s[a].isDataTexture?r.push(fd(s[a].image)):r.push(fd(s[a]))}else r=fd(s);i.url=r}return t||(e.images[this.uuid]=i),i}}function fd(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?cE.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(je("Texture: Unable to serialize Texture."),{})}let hE=0;const pd=new z;class bi extends pa{constructor(e=bi.DEFAULT_IMAGE,t=bi.DEFAULT_MAPPING,i=br,s=br,r=Mi,a=jr,o=Ls,l=ns,c=bi.DEFAULT_ANISOTROPY,h=Jr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:hE++}),this.uuid=ma(),this.name="",this.source=new wm(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=a,this.anisotropy=c,this.format=o,this.internalFormat=null,this.type=l,this.offset=new nt(0,0),this.repeat=new nt(1,1),this.center=new nt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ct,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(pd).x}get height(){return this.source.getSize(pd).y}get depth(){return this.source.getSize(pd).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(const t in e){const i=e[t];if(i===void 0){je(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){je(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];const i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==ny)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Nf:e.x=e.x-Math.floor(e.x);break;case br:e.x=e.x<0?0:1;break;case If:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Nf:e.y=e.y-Math.floor(e.y);break;case br:e.y=e.y<0?0:1;break;case If:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}}bi.DEFAULT_IMAGE=null;bi.DEFAULT_MAPPING=ny;bi.DEFAULT_ANISOTROPY=1;class Qt{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=this.w,a=e.elements;return this.x=a[0]*t+a[4]*i+a[8]*s+a[12]*r,this.y=a[1]*t+a[5]*i+a[9]*s+a[13]*r,this.z=a[2]*t+a[6]*i+a[10]*s+a[14]*r,this.w=a[3]*t+a[7]*i+a[11]*s+a[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);const t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r;const l=e.elements,c=l[0],h=l[4],d=l[8],f=l[1],p=l[5],_=l[9],S=l[2],g=l[6],m=l[10];if(Math.abs(h-f)<.01&&Math.abs(d-S)<.01&&Math.abs(_-g)<.01){if(Math.abs(h+f)<.1&&Math.abs(d+S)<.1&&Math.abs(_+g)<.1&&Math.abs(c+p+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;const R=(c+1)/2,y=(p+1)/2,C=(m+1)/2,A=(h+f)/4,v=(d+S)/4,T=(_+g)/4;return R>y&&R>C?R<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(R),s=A/i,r=v/i):y>C?y<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(y),i=A/s,r=T/s):C<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),i=v/r,s=T/r),this.set(i,s,r,t),this}let M=Math.sqrt((g-_)*(g-_)+(d-S)*(d-S)+(f-h)*(f-h));return Math.abs(M)<.001&&(M=1),this.x=(g-_)/M,this.y=(d-S)/M,this.z=(f-h)/M,this.w=Math.acos((c+p+m-1)/2),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=lt(this.x,e.x,t.x),this.y=lt(this.y,e.y,t.y),this.z=lt(this.z,e.z,t.z),this.w=lt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=lt(this.x,e,t),this.y=lt(this.y,e,t),this.z=lt(this.z,e,t),this.w=lt(this.w,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(lt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class dE extends pa{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Mi,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Qt(0,0,e,t),this.scissorTest=!1,this.viewport=new Qt(0,0,e,t),this.textures=[];const s=i.count;for(let r=0;r<s;r++)this.textures[r]=new bi({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){const t={minFilter:Mi,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;const s=Object.assign({},e.textures[t].image);this.textures[t].source=new wm(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){const t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}}class er extends dE{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}}class my extends bi{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=mi,this.minFilter=mi,this.wrapR=br,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}}class fE extends bi{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=mi,this.minFilter=mi,this.wrapR=br,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}}class Ot{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,a,o,l,c,h,d,f,p,_,S,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,a,o,l,c,h,d,f,p,_,S,g)}set(e,t,i,s,r,a,o,l,c,h,d,f,p,_,S,g){const m=this.elements;return m[0]=e,m[4]=t,m[8]=i,m[12]=s,m[1]=r,m[5]=a,m[9]=o,m[13]=l,m[2]=c,m[6]=h,m[10]=d,m[14]=f,m[3]=p,m[7]=_,m[11]=S,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Ot().fromArray(this.elements)}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){const t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){const t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();const t=this.elements,i=e.elements,s=1/oo.setFromMatrixColumn(e,0).length(),r=1/oo.setFromMatrixColumn(e,1).length(),a=1/oo.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*a,t[9]=i[9]*a,t[10]=i[10]*a,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){const t=this.elements,i=e.x,s=e.y,r=e.z,a=Math.cos(i),o=Math.sin(i),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){const f=a*h,p=a*d,_=o*h,S=o*d;t[0]=l*h,t[4]=-l*d,t[8]=c,t[1]=p+_*c,t[5]=f-S*c,t[9]=-o*l,t[2]=S-f*c,t[6]=_+p*c,t[10]=a*l}else if(e.order==="YXZ"){const f=l*h,p=l*d,_=c*h,S=c*d;t[0]=f+S*o,t[4]=_*o-p,t[8]=a*c,t[1]=a*d,t[5]=a*h,t[9]=-o,t[2]=p*o-_,t[6]=S+f*o,t[10]=a*l}else if(e.order==="ZXY"){const f=l*h,p=l*d,_=c*h,S=c*d;t[0]=f-S*o,t[4]=-a*d,t[8]=_+p*o,t[1]=p+_*o,t[5]=a*h,t[9]=S-f*o,t[2]=-a*c,t[6]=o,t[10]=a*l}else if(e.order==="ZYX"){const f=a*h,p=a*d,_=o*h,S=o*d;t[0]=l*h,t[4]=_*c-p,t[8]=f*c+S,t[1]=l*d,t[5]=S*c+f,t[9]=p*c-_,t[2]=-c,t[6]=o*l,t[10]=a*l}else if(e.order==="YZX"){const f=a*l,p=a*c,_=o*l,S=o*c;t[0]=l*h,t[4]=S-f*d,t[8]=_*d+p,t[1]=d,t[5]=a*h,t[9]=-o*h,t[2]=-c*h,t[6]=p*d+_,t[10]=f-S*d}else if(e.order==="XZY"){const f=a*l,p=a*c,_=o*l,S=o*c;t[0]=l*h,t[4]=-d,t[8]=c*h,t[1]=f*d+S,t[5]=a*h,t[9]=p*d-_,t[2]=_*d-p,t[6]=o*h,t[10]=S*d+f}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(pE,e,mE)}lookAt(e,t,i){const s=this.elements;return Zi.subVectors(e,t),Zi.lengthSq()===0&&(Zi.z=1),Zi.normalize(),Gr.crossVectors(i,Zi),Gr.lengthSq()===0&&(Math.abs(i.z)===1?Zi.x+=1e-4:Zi.z+=1e-4,Zi.normalize(),Gr.crossVectors(i,Zi)),Gr.normalize(),Wc.crossVectors(Zi,Gr),s[0]=Gr.x,s[4]=Wc.x,s[8]=Zi.x,s[1]=Gr.y,s[5]=Wc.y,s[9]=Zi.y,s[2]=Gr.z,s[6]=Wc.z,s[10]=Zi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,a=i[0],o=i[4],l=i[8],c=i[12],h=i[1],d=i[5],f=i[9],p=i[13],_=i[2],S=i[6],g=i[10],m=i[14],M=i[3],R=i[7],y=i[11],C=i[15],A=s[0],v=s[4],T=s[8],B=s[12],N=s[1],D=s[5],O=s[9],G=s[13],U=s[2],W=s[6],Y=s[10],H=s[14],le=s[3],K=s[7],j=s[11],te=s[15];return r[0]=a*A+o*N+l*U+c*le,r[4]=a*v+o*D+l*W+c*K,r[8]=a*T+o*O+l*Y+c*j,r[12]=a*B+o*G+l*H+c*te,r[1]=h*A+d*N+f*U+p*le,r[5]=h*v+d*D+f*W+p*K,r[9]=h*T+d*O+f*Y+p*j,r[13]=h*B+d*G+f*H+p*te,r[2]=_*A+S*N+g*U+m*le,r[6]=_*v+S*D+g*W+m*K,r[10]=_*T+S*O+g*Y+m*j,r[14]=_*B+S*G+g*H+m*te,r[3]=M*A+R*N+y*U+C*le,r[7]=M*v+R*D+y*W+C*K,r[11]=M*T+R*O+y*Y+C*j,r[15]=M*B+R*G+y*H+C*te,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],a=e[1],o=e[5],l=e[9],c=e[13],h=e[2],d=e[6],f=e[10],p=e[14],_=e[3],S=e[7],g=e[11],m=e[15],M=l*p-c*f,R=o*p-c*d,y=o*f-l*d,C=a*p-c*h,A=a*f-l*h,v=a*d-o*h;return t*(S*M-g*R+m*y)-i*(_*M-g*C+m*A)+s*(_*R-S*C+m*v)-r*(_*y-S*A+g*v)}determinantAffine(){const e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],a=e[5],o=e[9],l=e[2],c=e[6],h=e[10];return t*(a*h-o*c)-i*(r*h-o*l)+s*(r*c-a*l)}transpose(){const e=this.elements;let t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){const s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],h=e[8],d=e[9],f=e[10],p=e[11],_=e[12],S=e[13],g=e[14],m=e[15],M=t*o-i*a,R=t*l-s*a,y=t*c-r*a,C=i*l-s*o,A=i*c-r*o,v=s*c-r*l,T=h*S-d*_,B=h*g-f*_,N=h*m-p*_,D=d*g-f*S,O=d*m-p*S,G=f*m-p*g,U=M*G-R*O+y*D+C*N-A*B+v*T;if(U===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const W=1/U;return e[0]=(o*G-l*O+c*D)*W,e[1]=(s*O-i*G-r*D)*W,e[2]=(S*v-g*A+m*C)*W,e[3]=(f*A-d*v-p*C)*W,e[4]=(l*N-a*G-c*B)*W,e[5]=(t*G-s*N+r*B)*W,e[6]=(g*y-_*v-m*R)*W,e[7]=(h*v-f*y+p*R)*W,e[8]=(a*O-o*N+c*T)*W,e[9]=(i*N-t*O-r*T)*W,e[10]=(_*A-S*y+m*M)*W,e[11]=(d*y-h*A-p*M)*W,e[12]=(o*B-a*D-l*T)*W,e[13]=(t*D-i*B+s*T)*W,e[14]=(S*R-_*C-g*M)*W,e[15]=(h*C-d*R+f*M)*W,this}scale(e){const t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){const e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){const t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){const i=Math.cos(t),s=Math.sin(t),r=1-i,a=e.x,o=e.y,l=e.z,c=r*a,h=r*o;return this.set(c*a+i,c*o-s*l,c*l+s*o,0,c*o+s*l,h*o+i,h*l-s*a,0,c*l-s*o,h*l+s*a,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,a){return this.set(1,i,r,0,e,1,a,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){const s=this.elements,r=t._x,a=t._y,o=t._z,l=t._w,c=r+r,h=a+a,d=o+o,f=r*c,p=r*h,_=r*d,S=a*h,g=a*d,m=o*d,M=l*c,R=l*h,y=l*d,C=i.x,A=i.y,v=i.z;return s[0]=(1-(S+m))*C,s[1]=(p+y)*C,s[2]=(_-R)*C,s[3]=0,s[4]=(p-y)*A,s[5]=(1-(f+m))*A,s[6]=(g+M)*A,s[7]=0,s[8]=(_+R)*v,s[9]=(g-M)*v,s[10]=(1-(f+S))*v,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){const s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];const r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let a=oo.set(s[0],s[1],s[2]).length();const o=oo.set(s[4],s[5],s[6]).length(),l=oo.set(s[8],s[9],s[10]).length();r<0&&(a=-a),Ms.copy(this);const c=1/a,h=1/o,d=1/l;return Ms.elements[0]*=c,Ms.elements[1]*=c,Ms.elements[2]*=c,Ms.elements[4]*=h,Ms.elements[5]*=h,Ms.elements[6]*=h,Ms.elements[8]*=d,Ms.elements[9]*=d,Ms.elements[10]*=d,t.setFromRotationMatrix(Ms),i.x=a,i.y=o,i.z=l,this}makePerspective(e,t,i,s,r,a,o=Ds,l=!1){const c=this.elements,h=2*r/(t-e),d=2*r/(i-s),f=(t+e)/(t-e),p=(i+s)/(i-s);let _,S;if(l)_=r/(a-r),S=a*r/(a-r);else if(o===Ds)_=-(a+r)/(a-r),S=-2*a*r/(a-r);else if(o===lc)_=-a/(a-r),S=-a*r/(a-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return c[0]=h,c[4]=0,c[8]=f,c[12]=0,c[1]=0,c[5]=d,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=_,c[14]=S,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,a,o=Ds,l=!1){const c=this.elements,h=2/(t-e),d=2/(i-s),f=-(t+e)/(t-e),p=-(i+s)/(i-s);let _,S;if(l)_=1/(a-r),S=a/(a-r);else if(o===Ds)_=-2/(a-r),S=-(a+r)/(a-r);else if(o===lc)_=-1/(a-r),S=-r/(a-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return c[0]=h,c[4]=0,c[8]=0,c[12]=f,c[1]=0,c[5]=d,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=_,c[14]=S,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}}const oo=new z,Ms=new Ot,pE=new z(0,0,0),mE=new z(1,1,1),Gr=new z,Wc=new z,Zi=new z,l_=new Ot,c_=new ar;class ua{constructor(e=0,t=0,i=0,s=ua.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){const s=e.elements,r=s[0],a=s[4],o=s[8],l=s[1],c=s[5],h=s[9],d=s[2],f=s[6],p=s[10];switch(t){case"XYZ":this._y=Math.asin(lt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-a,r)):(this._x=Math.atan2(f,c),this._z=0);break;case"YXZ":this._x=Math.asin(-lt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(o,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(lt(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(-d,p),this._z=Math.atan2(-a,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-lt(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(f,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-a,c));break;case"YZX":this._z=Math.asin(lt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(o,p));break;case"XZY":this._z=Math.asin(-lt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(f,c),this._y=Math.atan2(o,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:je("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return l_.makeRotationFromQuaternion(e),this.setFromRotationMatrix(l_,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return c_.setFromEuler(this),this.setFromQuaternion(c_,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}ua.DEFAULT_ORDER="XYZ";let Em=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},gE=0;const u_=new z,lo=new ar,mr=new Ot,$c=new z,vl=new z,_E=new z,vE=new ar,h_=new z(1,0,0),d_=new z(0,1,0),f_=new z(0,0,1),p_={type:"added"},xE={type:"removed"},co={type:"childadded",child:null},md={type:"childremoved",child:null};class qn extends pa{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:gE++}),this.uuid=ma(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=qn.DEFAULT_UP.clone();const e=new z,t=new ua,i=new ar,s=new z(1,1,1);function r(){i.setFromEuler(t,!1)}function a(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(a),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Ot},normalMatrix:{value:new ct}}),this.matrix=new Ot,this.matrixWorld=new Ot,this.matrixAutoUpdate=qn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=qn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Em,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return lo.setFromAxisAngle(e,t),this.quaternion.multiply(lo),this}rotateOnWorldAxis(e,t){return lo.setFromAxisAngle(e,t),this.quaternion.premultiply(lo),this}rotateX(e){return this.rotateOnAxis(h_,e)}rotateY(e){return this.rotateOnAxis(d_,e)}rotateZ(e){return this.rotateOnAxis(f_,e)}translateOnAxis(e,t){return u_.copy(e).applyQuaternion(this.quaternion),this.position.add(u_.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(h_,e)}translateY(e){return this.translateOnAxis(d_,e)}translateZ(e){return this.translateOnAxis(f_,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(mr.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?$c.copy(e):$c.set(e,t,i);const s=this.parent;this.updateWorldMatrix(!0,!1),vl.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?mr.lookAt(vl,$c,this.up):mr.lookAt($c,vl,this.up),this.quaternion.setFromRotationMatrix(mr),s&&(mr.extractRotation(s.matrixWorld),lo.setFromRotationMatrix(mr),this.quaternion.premultiply(lo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Pt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(p_),co.child=e,this.dispatchEvent(co),co.child=null):Pt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}const t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(xE),md.child=e,this.dispatchEvent(md),md.child=null),this}removeFromParent(){const e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),mr.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),mr.multiply(e.parent.matrixWorld)),e.applyMatrix4(mr),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(p_),co.child=e,this.dispatchEvent(co),co.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){const a=this.children[i].getObjectByProperty(e,t);if(a!==void 0)return a}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);const s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(vl,e,_E),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(vl,vE,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);const t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){const t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);const e=this.pivot;if(e!==null){const t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){const s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){const r=this.children;for(let a=0,o=r.length;a<o;a++)r[a].updateWorldMatrix(!1,!0,i)}}toJSON(e){const t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(o=>({...o})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);const o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){const l=o.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){const d=l[c];r(e.shapes,d)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const o=[];for(let l=0,c=this.material.length;l<c;l++)o.push(r(e.materials,this.material[l]));s.material=o}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let o=0;o<this.children.length;o++)s.children.push(this.children[o].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let o=0;o<this.animations.length;o++){const l=this.animations[o];s.animations.push(r(e.animations,l))}}if(t){const o=a(e.geometries),l=a(e.materials),c=a(e.textures),h=a(e.images),d=a(e.shapes),f=a(e.skeletons),p=a(e.animations),_=a(e.nodes);o.length>0&&(i.geometries=o),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),h.length>0&&(i.images=h),d.length>0&&(i.shapes=d),f.length>0&&(i.skeletons=f),p.length>0&&(i.animations=p),_.length>0&&(i.nodes=_)}return i.object=s,i;function a(o){const l=[];for(const c in o){const h=o[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){const s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}}qn.DEFAULT_UP=new z(0,1,0);qn.DEFAULT_MATRIX_AUTO_UPDATE=!0;qn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;class ea extends qn{constructor(){super(),this.isGroup=!0,this.type="Group"}}const yE={type:"move"};class gd{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new ea,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new ea,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new z,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new z),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new ea,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new z,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new z,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){const t=this._hand;if(t)for(const i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,a=null;const o=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){a=!0;for(const S of e.hand.values()){const g=t.getJointPose(S,i),m=this._getHandJoint(c,S);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}const h=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],f=h.position.distanceTo(d.position),p=.02,_=.005;c.inputState.pinching&&f>p+_?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&f<=p-_&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));o!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(o.matrix.fromArray(s.transform.matrix),o.matrix.decompose(o.position,o.quaternion,o.scale),o.matrixWorldNeedsUpdate=!0,s.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(s.linearVelocity)):o.hasLinearVelocity=!1,s.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.copy(s.angularVelocity)):o.hasAngularVelocity=!1,this.dispatchEvent(yE)))}return o!==null&&(o.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=a!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){const i=new ea;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}}const gy={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Vr={h:0,s:0,l:0},Xc={h:0,s:0,l:0};function _d(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}class it{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){const s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ts){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Tt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=Tt.workingColorSpace){return this.r=e,this.g=t,this.b=i,Tt.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=Tt.workingColorSpace){if(e=Sm(e,1),t=lt(t,0,1),i=lt(i,0,1),t===0)this.r=this.g=this.b=i;else{const r=i<=.5?i*(1+t):i+t-i*t,a=2*i-r;this.r=_d(a,r,e+1/3),this.g=_d(a,r,e),this.b=_d(a,r,e-1/3)}return Tt.colorSpaceToWorking(this,s),this}setStyle(e,t=ts){function i(r){r!==void 0&&parseFloat(r)<1&&je("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r;const a=s[1],o=s[2];switch(a){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:je("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){const r=s[1],a=r.length;if(a===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(a===6)return this.setHex(parseInt(r,16),t);je("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ts){const i=gy[e.toLowerCase()];return i!==void 0?this.setHex(i,t):je("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Ar(e.r),this.g=Ar(e.g),this.b=Ar(e.b),this}copyLinearToSRGB(e){return this.r=No(e.r),this.g=No(e.g),this.b=No(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ts){return Tt.workingToColorSpace(Si.copy(this),e),Math.round(lt(Si.r*255,0,255))*65536+Math.round(lt(Si.g*255,0,255))*256+Math.round(lt(Si.b*255,0,255))}getHexString(e=ts){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Tt.workingColorSpace){Tt.workingToColorSpace(Si.copy(this),t);const i=Si.r,s=Si.g,r=Si.b,a=Math.max(i,s,r),o=Math.min(i,s,r);let l,c;const h=(o+a)/2;if(o===a)l=0,c=0;else{const d=a-o;switch(c=h<=.5?d/(a+o):d/(2-a-o),a){case i:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-i)/d+2;break;case r:l=(i-s)/d+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=Tt.workingColorSpace){return Tt.workingToColorSpace(Si.copy(this),t),e.r=Si.r,e.g=Si.g,e.b=Si.b,e}getStyle(e=ts){Tt.workingToColorSpace(Si.copy(this),e);const t=Si.r,i=Si.g,s=Si.b;return e!==ts?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Vr),this.setHSL(Vr.h+e,Vr.s+t,Vr.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Vr),e.getHSL(Xc);const i=$l(Vr.h,Xc.h,t),s=$l(Vr.s,Xc.s,t),r=$l(Vr.l,Xc.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){const t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const Si=new it;it.NAMES=gy;class SE extends qn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ua,this.environmentIntensity=1,this.environmentRotation=new ua,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){const t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}}const bs=new z,gr=new z,vd=new z,_r=new z,uo=new z,ho=new z,m_=new z,xd=new z,yd=new z,Sd=new z,Md=new Qt,bd=new Qt,wd=new Qt;class ps{constructor(e=new z,t=new z,i=new z){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),bs.subVectors(e,t),s.cross(bs);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){bs.subVectors(s,t),gr.subVectors(i,t),vd.subVectors(e,t);const a=bs.dot(bs),o=bs.dot(gr),l=bs.dot(vd),c=gr.dot(gr),h=gr.dot(vd),d=a*c-o*o;if(d===0)return r.set(0,0,0),null;const f=1/d,p=(c*l-o*h)*f,_=(a*h-o*l)*f;return r.set(1-p-_,_,p)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,_r)===null?!1:_r.x>=0&&_r.y>=0&&_r.x+_r.y<=1}static getInterpolation(e,t,i,s,r,a,o,l){return this.getBarycoord(e,t,i,s,_r)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,_r.x),l.addScaledVector(a,_r.y),l.addScaledVector(o,_r.z),l)}static getInterpolatedAttribute(e,t,i,s,r,a){return Md.setScalar(0),bd.setScalar(0),wd.setScalar(0),Md.fromBufferAttribute(e,t),bd.fromBufferAttribute(e,i),wd.fromBufferAttribute(e,s),a.setScalar(0),a.addScaledVector(Md,r.x),a.addScaledVector(bd,r.y),a.addScaledVector(wd,r.z),a}static isFrontFacing(e,t,i,s){return bs.subVectors(i,t),gr.subVectors(e,t),bs.cross(gr).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return bs.subVectors(this.c,this.b),gr.subVectors(this.a,this.b),bs.cross(gr).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return ps.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return ps.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return ps.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return ps.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return ps.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){const i=this.a,s=this.b,r=this.c;let a,o;uo.subVectors(s,i),ho.subVectors(r,i),xd.subVectors(e,i);const l=uo.dot(xd),c=ho.dot(xd);if(l<=0&&c<=0)return t.copy(i);yd.subVectors(e,s);const h=uo.dot(yd),d=ho.dot(yd);if(h>=0&&d<=h)return t.copy(s);const f=l*d-h*c;if(f<=0&&l>=0&&h<=0&&l-h>0)return a=l/(l-h),t.copy(i).addScaledVector(uo,a);Sd.subVectors(e,r);const p=uo.dot(Sd),_=ho.dot(Sd);if(_>=0&&p<=_)return t.copy(r);const S=p*c-l*_;if(S<=0&&c>=0&&_<=0)return o=c/(c-_),t.copy(i).addScaledVector(ho,o);const g=h*_-p*d;if(g<=0&&d-h>=0&&p-_>=0)return m_.subVectors(r,s),o=(d-h)/(d-h+(p-_)),t.copy(s).addScaledVector(m_,o);const m=1/(g+S+f);return a=S*m,o=f*m,t.copy(i).addScaledVector(uo,a).addScaledVector(ho,o)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}}class _s{constructor(e=new z(1/0,1/0,1/0),t=new z(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(ws.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(ws.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){const i=ws.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);const i=e.geometry;if(i!==void 0){const r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let a=0,o=r.count;a<o;a++)e.isMesh===!0?e.getVertexPosition(a,ws):ws.fromBufferAttribute(r,a),ws.applyMatrix4(e.matrixWorld),this.expandByPoint(ws);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),qc.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),qc.copy(i.boundingBox)),qc.applyMatrix4(e.matrixWorld),this.union(qc)}const s=e.children;for(let r=0,a=s.length;r<a;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ws),ws.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(xl),Yc.subVectors(this.max,xl),fo.subVectors(e.a,xl),po.subVectors(e.b,xl),mo.subVectors(e.c,xl),Wr.subVectors(po,fo),$r.subVectors(mo,po),Sa.subVectors(fo,mo);let t=[0,-Wr.z,Wr.y,0,-$r.z,$r.y,0,-Sa.z,Sa.y,Wr.z,0,-Wr.x,$r.z,0,-$r.x,Sa.z,0,-Sa.x,-Wr.y,Wr.x,0,-$r.y,$r.x,0,-Sa.y,Sa.x,0];return!Ed(t,fo,po,mo,Yc)||(t=[1,0,0,0,1,0,0,0,1],!Ed(t,fo,po,mo,Yc))?!1:(Kc.crossVectors(Wr,$r),t=[Kc.x,Kc.y,Kc.z],Ed(t,fo,po,mo,Yc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ws).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ws).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(vr[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),vr[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),vr[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),vr[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),vr[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),vr[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),vr[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),vr[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(vr),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}}const vr=[new z,new z,new z,new z,new z,new z,new z,new z],ws=new z,qc=new _s,fo=new z,po=new z,mo=new z,Wr=new z,$r=new z,Sa=new z,xl=new z,Yc=new z,Kc=new z,Ma=new z;function Ed(n,e,t,i,s){for(let r=0,a=n.length-3;r<=a;r+=3){Ma.fromArray(n,r);const o=s.x*Math.abs(Ma.x)+s.y*Math.abs(Ma.y)+s.z*Math.abs(Ma.z),l=e.dot(Ma),c=t.dot(Ma),h=i.dot(Ma);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>o)return!1}return!0}const In=new z,Zc=new nt;let ME=0;class zt extends pa{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:ME++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=dy,this.updateRanges=[],this.gpuType=Ps,this.version=0,this._normalizationScale=e!==void 0?Ph(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Zc.fromBufferAttribute(this,t),Zc.applyMatrix3(e),this.setXY(t,Zc.x,Zc.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.applyMatrix3(e),this.setXYZ(t,In.x,In.y,In.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.applyMatrix4(e),this.setXYZ(t,In.x,In.y,In.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.applyNormalMatrix(e),this.setXYZ(t,In.x,In.y,In.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.transformDirection(e),this.setXYZ(t,In.x,In.y,In.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){const t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Mm(e,this.array)}_normalize(e){const t=this._normalizationScale;return t!==void 0?Math.round(e*t):bm(e,this.array)}}class _y extends zt{constructor(e,t,i){super(new Uint16Array(e),t,i)}}class vy extends zt{constructor(e,t,i){super(new Uint32Array(e),t,i)}}class An extends zt{constructor(e,t,i){super(new Float32Array(e),t,i)}}const bE=new _s,yl=new z,Td=new z;class Ur{constructor(e=new z,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){const i=this.center;t!==void 0?i.copy(t):bE.setFromPoints(e).getCenter(i);let s=0;for(let r=0,a=e.length;r<a;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){const t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){const i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;yl.subVectors(e,this.center);const t=yl.lengthSq();if(t>this.radius*this.radius){const i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(yl,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Td.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(yl.copy(e.center).add(Td)),this.expandByPoint(yl.copy(e.center).sub(Td))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}}let wE=0;const us=new Ot,Ad=new qn,go=new z,Ji=new _s,Sl=new _s,ni=new z;class Jt extends pa{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:wE++}),this.uuid=ma(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(V1(e)?vy:_y)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){const t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);const i=this.attributes.normal;if(i!==void 0){const r=new ct().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return us.makeRotationFromQuaternion(e),this.applyMatrix4(us),this}rotateX(e){return us.makeRotationX(e),this.applyMatrix4(us),this}rotateY(e){return us.makeRotationY(e),this.applyMatrix4(us),this}rotateZ(e){return us.makeRotationZ(e),this.applyMatrix4(us),this}translate(e,t,i){return us.makeTranslation(e,t,i),this.applyMatrix4(us),this}scale(e,t,i){return us.makeScale(e,t,i),this.applyMatrix4(us),this}lookAt(e){return Ad.lookAt(e),Ad.updateMatrix(),this.applyMatrix4(Ad.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(go).negate(),this.translate(go.x,go.y,go.z),this}setFromPoints(e){const t=this.getAttribute("position");if(t===void 0){const i=[];for(let s=0,r=e.length;s<r;s++){const a=e[s];i.push(a.x,a.y,a.z||0)}this.setAttribute("position",new An(i,3))}else{const i=Math.min(e.length,t.count);for(let s=0;s<i;s++){const r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&je("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new _s);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Pt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new z(-1/0,-1/0,-1/0),new z(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){const r=t[i];Ji.setFromBufferAttribute(r),this.morphTargetsRelative?(ni.addVectors(this.boundingBox.min,Ji.min),this.boundingBox.expandByPoint(ni),ni.addVectors(this.boundingBox.max,Ji.max),this.boundingBox.expandByPoint(ni)):(this.boundingBox.expandByPoint(Ji.min),this.boundingBox.expandByPoint(Ji.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Pt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ur);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Pt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new z,1/0);return}if(e){const i=this.boundingSphere.center;if(Ji.setFromBufferAttribute(e),t)for(let r=0,a=t.length;r<a;r++){const o=t[r];Sl.setFromBufferAttribute(o),this.morphTargetsRelative?(ni.addVectors(Ji.min,Sl.min),Ji.expandByPoint(ni),ni.addVectors(Ji.max,Sl.max),Ji.expandByPoint(ni)):(Ji.expandByPoint(Sl.min),Ji.expandByPoint(Sl.max))}Ji.getCenter(i);let s=0;for(let r=0,a=e.count;r<a;r++)ni.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(ni));if(t)for(let r=0,a=t.length;r<a;r++){const o=t[r],l=this.morphTargetsRelative;for(let c=0,h=o.count;c<h;c++)ni.fromBufferAttribute(o,c),l&&(go.fromBufferAttribute(e,c),ni.add(go)),s=Math.max(s,i.distanceToSquared(ni))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Pt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Pt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const i=t.position,s=t.normal,r=t.uv;let a=this.getAttribute("tangent");(a===void 0||a.count!==i.count)&&(a=new zt(new Float32Array(4*i.count),4),this.setAttribute("tangent",a));const o=[],l=[],c=new Uint8Array(i.count);for(let B=0;B<i.count;B++)o[B]=new z,l[B]=new z;const h=new z,d=new z,f=new z,p=new nt,_=new nt,S=new nt,g=new z,m=new z;function M(B,N,D){c[B]=c[N]=c[D]=1,h.fromBufferAttribute(i,B),d.fromBufferAttribute(i,N),f.fromBufferAttribute(i,D),p.fromBufferAttribute(r,B),_.fromBufferAttribute(r,N),S.fromBufferAttribute(r,D),d.sub(h),f.sub(h),_.sub(p),S.sub(p);const O=1/(_.x*S.y-S.x*_.y);isFinite(O)&&(g.copy(d).multiplyScalar(S.y).addScaledVector(f,-_.y).multiplyScalar(O),m.copy(f).multiplyScalar(_.x).addScaledVector(d,-S.x).multiplyScalar(O),o[B].add(g),o[N].add(g),o[D].add(g),l[B].add(m),l[N].add(m),l[D].add(m))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let B=0,N=R.length;B<N;++B){const D=R[B],O=D.start,G=D.count;for(let U=O,W=O+G;U<W;U+=3)M(e.getX(U+0),e.getX(U+1),e.getX(U+2))}const y=new z,C=new z,A=new z,v=new z;function T(B){A.fromBufferAttribute(s,B),v.copy(A);const N=o[B];y.copy(N),y.sub(A.multiplyScalar(A.dot(N))).normalize(),C.crossVectors(v,N);const O=C.dot(l[B])<0?-1:1;a.setXYZW(B,y.x,y.y,y.z,O)}for(let B=0,N=i.count;B<N;++B)c[B]&&T(B);this._transformed=!0}computeVertexNormals(){const e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new zt(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let f=0,p=i.count;f<p;f++)i.setXYZ(f,0,0,0);const s=new z,r=new z,a=new z,o=new z,l=new z,c=new z,h=new z,d=new z;if(e)for(let f=0,p=e.count;f<p;f+=3){const _=e.getX(f+0),S=e.getX(f+1),g=e.getX(f+2);s.fromBufferAttribute(t,_),r.fromBufferAttribute(t,S),a.fromBufferAttribute(t,g),h.subVectors(a,r),d.subVectors(s,r),h.cross(d),o.fromBufferAttribute(i,_),l.fromBufferAttribute(i,S),c.fromBufferAttribute(i,g),o.add(h),l.add(h),c.add(h),i.setXYZ(_,o.x,o.y,o.z),i.setXYZ(S,l.x,l.y,l.z),i.setXYZ(g,c.x,c.y,c.z)}else for(let f=0,p=t.count;f<p;f+=3)s.fromBufferAttribute(t,f+0),r.fromBufferAttribute(t,f+1),a.fromBufferAttribute(t,f+2),h.subVectors(a,r),d.subVectors(s,r),h.cross(d),i.setXYZ(f+0,h.x,h.y,h.z),i.setXYZ(f+1,h.x,h.y,h.z),i.setXYZ(f+2,h.x,h.y,h.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){const e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)ni.fromBufferAttribute(e,t),ni.normalize(),e.setXYZ(t,ni.x,ni.y,ni.z)}toNonIndexed(){function e(o,l){const c=o.array,h=o.itemSize,d=o.normalized,f=new c.constructor(l.length*h);let p=0,_=0;for(let S=0,g=l.length;S<g;S++){o.isInterleavedBufferAttribute?p=l[S]*o.data.stride+o.offset:p=l[S]*h;for(let m=0;m<h;m++)f[_++]=c[p++]}return new zt(f,h,d)}if(this.index===null)return je("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const t=new Jt,i=this.index.array,s=this.attributes;for(const o in s){const l=s[o],c=e(l,i);t.setAttribute(o,c)}const r=this.morphAttributes;for(const o in r){const l=[],c=r[o];for(let h=0,d=c.length;h<d;h++){const f=c[h],p=e(f,i);l.push(p)}t.morphAttributes[o]=l}t.morphTargetsRelative=this.morphTargetsRelative;const a=this.groups;for(let o=0,l=a.length;o<l;o++){const c=a[o];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){const e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){const l=this.parameters;for(const c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};const t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});const i=this.attributes;for(const l in i){const c=i[l];e.data.attributes[l]=c.toJSON(e.data)}const s={};let r=!1;for(const l in this.morphAttributes){const c=this.morphAttributes[l],h=[];for(let d=0,f=c.length;d<f;d++){const p=c[d];h.push(p.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);const a=this.groups;a.length>0&&(e.data.groups=JSON.parse(JSON.stringify(a)));const o=this.boundingSphere;return o!==null&&(e.data.boundingSphere=o.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const t={};this.name=e.name;const i=e.index;i!==null&&this.setIndex(i.clone());const s=e.attributes;for(const c in s){const h=s[c];this.setAttribute(c,h.clone(t))}const r=e.morphAttributes;for(const c in r){const h=[],d=r[c];for(let f=0,p=d.length;f<p;f++)h.push(d[f].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;const a=e.groups;for(let c=0,h=a.length;c<h;c++){const d=a[c];this.addGroup(d.start,d.count,d.materialIndex)}const o=e.boundingBox;o!==null&&(this.boundingBox=o.clone());const l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}}class EE{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=dy,this.updateRanges=[],this.version=0,this.uuid=ma()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,i){e*=this.stride,i*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[i+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});const t=g_(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);const i=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(i,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});const t=g_(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));const i={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return i.usage=this.usage,i}}function g_(n){return n.buffer._uuid===void 0&&(n.buffer._uuid=ma()),n.byteOffset===0&&n.byteLength===n.buffer.byteLength?n.buffer._uuid:n.buffer._uuid+":"+n.byteOffset+":"+n.byteLength}const Li=new z;class ta{constructor(e,t,i,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=i,this.normalized=s,this._normalizationScale=e!==void 0?Ph(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,i=this.data.count;t<i;t++)Li.fromBufferAttribute(this,t),Li.applyMatrix4(e),this.setXYZ(t,Li.x,Li.y,Li.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Li.fromBufferAttribute(this,t),Li.applyNormalMatrix(e),this.setXYZ(t,Li.x,Li.y,Li.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Li.fromBufferAttribute(this,t),Li.transformDirection(e),this.setXYZ(t,Li.x,Li.y,Li.z);return this}getComponent(e,t){let i=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.data.array[e*this.data.stride+this.offset+t]=i,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,i){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.data.array[e+0]=t,this.data.array[e+1]=i,this}setXYZ(e,t,i,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=i,this.data.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=i,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){lh("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");const t=[];for(let i=0;i<this.count;i++){const s=i*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new zt(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new ta(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){lh("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");const t=[];for(let i=0;i<this.count;i++){const s=i*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){const t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Mm(e,this.data.array)}_normalize(e){const t=this._normalizationScale;return t!==void 0?Math.round(e*t):bm(e,this.data.array)}}const Rd=new z,TE=new z,AE=new ct;class yr{constructor(e=new z(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){const s=Rd.subVectors(i,t).cross(TE.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){const e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){const s=e.delta(Rd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;const a=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(a<0||a>1)?null:t.copy(e.start).addScaledVector(s,a)}intersectsLine(e){const t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){const i=t||AE.getNormalMatrix(e),s=this.coplanarPoint(Rd).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}}let RE=0;class ga extends pa{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:RE++}),this.uuid=ma(),this.name="",this.type="Material",this.blending=Wl,this.side=Ga,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=qx,this.blendDst=Yx,this.blendEquation=wo,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new it(0,0,0),this.blendAlpha=0,this.depthFunc=rc,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=k1,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ud,this.stencilZFail=ud,this.stencilZPass=ud,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(const t in e){const i=e[t];if(i===void 0){je(`Material: parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){je(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});const i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){const a=[];for(const o in r){const l=r[o];delete l.metadata,a.push(l)}return a}if(t){const r=s(e.textures),a=s(e.images);r.length>0&&(i.textures=r),a.length>0&&(i.images=a)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new it().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new yr().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new nt().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new nt().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;const t=e.clippingPlanes;let i=null;if(t!==null){const s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}}const xr=new z,Cd=new z,Jc=new z,jc=new z;class Ec{constructor(e=new z,t=new z(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,xr)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);const i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){const t=xr.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(xr.copy(this.origin).addScaledVector(this.direction,t),xr.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){Cd.copy(e).add(t).multiplyScalar(.5),Jc.copy(t).sub(e).normalize(),jc.copy(this.origin).sub(Cd);const r=e.distanceTo(t)*.5,a=-this.direction.dot(Jc),o=jc.dot(this.direction),l=-jc.dot(Jc),c=jc.lengthSq(),h=Math.abs(1-a*a);let d,f,p,_;if(h>0)if(d=a*l-o,f=a*o-l,_=r*h,d>=0)if(f>=-_)if(f<=_){const S=1/h;d*=S,f*=S,p=d*(d+a*f+2*o)+f*(a*d+f+2*l)+c}else f=r,d=Math.max(0,-(a*f+o)),p=-d*d+f*(f+2*l)+c;else f=-r,d=Math.max(0,-(a*f+o)),p=-d*d+f*(f+2*l)+c;else f<=-_?(d=Math.max(0,-(-a*r+o)),f=d>0?-r:Math.min(Math.max(-r,-l),r),p=-d*d+f*(f+2*l)+c):f<=_?(d=0,f=Math.min(Math.max(-r,-l),r),p=f*(f+2*l)+c):(d=Math.max(0,-(a*r+o)),f=d>0?r:Math.min(Math.max(-r,-l),r),p=-d*d+f*(f+2*l)+c);else f=a>0?-r:r,d=Math.max(0,-(a*f+o)),p=-d*d+f*(f+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(Cd).addScaledVector(Jc,f),p}intersectSphere(e,t){if(e.radius<0)return null;xr.subVectors(e.center,this.origin);const i=xr.dot(this.direction),s=xr.dot(xr)-i*i,r=e.radius*e.radius;if(s>r)return null;const a=Math.sqrt(r-s),o=i-a,l=i+a;return l<0?null:o<0?this.at(l,t):this.at(o,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){const t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;const i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){const i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){const t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,a,o,l;const c=1/this.direction.x,h=1/this.direction.y,d=1/this.direction.z,f=this.origin;return c>=0?(i=(e.min.x-f.x)*c,s=(e.max.x-f.x)*c):(i=(e.max.x-f.x)*c,s=(e.min.x-f.x)*c),h>=0?(r=(e.min.y-f.y)*h,a=(e.max.y-f.y)*h):(r=(e.max.y-f.y)*h,a=(e.min.y-f.y)*h),i>a||r>s||((r>i||isNaN(i))&&(i=r),(a<s||isNaN(s))&&(s=a),d>=0?(o=(e.min.z-f.z)*d,l=(e.max.z-f.z)*d):(o=(e.max.z-f.z)*d,l=(e.min.z-f.z)*d),i>l||o>s)||((o>i||i!==i)&&(i=o),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,xr)!==null}intersectTriangle(e,t,i,s,r){const a=this.origin,o=this.direction,l=o.x,c=o.y,h=o.z,d=e.x-a.x,f=e.y-a.y,p=e.z-a.z,_=t.x-a.x,S=t.y-a.y,g=t.z-a.z,m=i.x-a.x,M=i.y-a.y,R=i.z-a.z,y=Math.abs(l),C=Math.abs(c),A=Math.abs(h);let v,T,B,N,D,O,G,U,W,Y,H,le;if(y>=C&&y>=A?(B=l,O=d,W=_,le=m,l>=0?(v=c,T=h,N=f,D=p,G=S,U=g,Y=M,H=R):(v=h,T=c,N=p,D=f,G=g,U=S,Y=R,H=M)):C>=A?(B=c,O=f,W=S,le=M,c>=0?(v=h,T=l,N=p,D=d,G=g,U=_,Y=R,H=m):(v=l,T=h,N=d,D=p,G=_,U=g,Y=m,H=R)):(B=h,O=p,W=g,le=R,h>=0?(v=l,T=c,N=d,D=f,G=_,U=S,Y=m,H=M):(v=c,T=l,N=f,D=d,G=S,U=_,Y=M,H=m)),B===0)return null;const K=v/B,j=T/B,te=1/B,de=N-K*O,he=D-j*O,ee=G-K*W,me=U-j*W,xe=Y-K*le,Re=H-j*le,be=xe*me-Re*ee,qe=de*Re-he*xe,at=ee*he-me*de;if(s){if(be<0||qe<0||at<0)return null}else if((be<0||qe<0||at<0)&&(be>0||qe>0||at>0))return null;const $e=be+qe+at;if($e===0)return null;const vt=te*(be*O+qe*W+at*le);return($e>0?vt<0:vt>0)?null:this.at(vt/$e,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class uc extends ga{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new it(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ua,this.combine=fm,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}}const __=new Ot,ba=new Ec,Qc=new Ur,v_=new z,eu=new z,tu=new z,nu=new z,Pd=new z,iu=new z,x_=new z,su=new z;class ai extends qn{constructor(e=new Jt,t=new uc){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}getVertexPosition(e,t){const i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,a=i.morphTargetsRelative;t.fromBufferAttribute(s,e);const o=this.morphTargetInfluences;if(r&&o){iu.set(0,0,0);for(let l=0,c=r.length;l<c;l++){const h=o[l],d=r[l];h!==0&&(Pd.fromBufferAttribute(d,e),a?iu.addScaledVector(Pd,h):iu.addScaledVector(Pd.sub(t),h))}t.add(iu)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){const i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Qc.copy(i.boundingSphere),Qc.applyMatrix4(r),ba.copy(e.ray).recast(e.near),!(Qc.containsPoint(ba.origin)===!1&&(ba.intersectSphere(Qc,v_)===null||ba.origin.distanceToSquared(v_)>(e.far-e.near)**2))&&(__.copy(r).invert(),ba.copy(e.ray).applyMatrix4(__),!(i.boundingBox!==null&&ba.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,ba)))}_computeIntersections(e,t,i){let s;const r=this.geometry,a=this.material,o=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,d=r.attributes.normal,f=r.groups,p=r.drawRange;if(o!==null)if(Array.isArray(a))for(let _=0,S=f.length;_<S;_++){const g=f[_],m=a[g.materialIndex],M=Math.max(g.start,p.start),R=Math.min(o.count,Math.min(g.start+g.count,p.start+p.count));for(let y=M,C=R;y<C;y+=3){const A=o.getX(y),v=o.getX(y+1),T=o.getX(y+2);s=ru(this,m,e,i,c,h,d,A,v,T),s&&(s.faceIndex=Math.floor(y/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{const _=Math.max(0,p.start),S=Math.min(o.count,p.start+p.count);for(let g=_,m=S;g<m;g+=3){const M=o.getX(g),R=o.getX(g+1),y=o.getX(g+2);s=ru(this,a,e,i,c,h,d,M,R,y),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(a))for(let _=0,S=f.length;_<S;_++){const g=f[_],m=a[g.materialIndex],M=Math.max(g.start,p.start),R=Math.min(l.count,Math.min(g.start+g.count,p.start+p.count));for(let y=M,C=R;y<C;y+=3){const A=y,v=y+1,T=y+2;s=ru(this,m,e,i,c,h,d,A,v,T),s&&(s.faceIndex=Math.floor(y/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{const _=Math.max(0,p.start),S=Math.min(l.count,p.start+p.count);for(let g=_,m=S;g<m;g+=3){const M=g,R=g+1,y=g+2;s=ru(this,a,e,i,c,h,d,M,R,y),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}}function CE(n,e,t,i,s,r,a,o){let l;if(e.side===Gi?l=i.intersectTriangle(a,r,s,!0,o):l=i.intersectTriangle(s,r,a,e.side===Ga,o),l===null)return null;su.copy(o),su.applyMatrix4(n.matrixWorld);const c=t.ray.origin.distanceTo(su);return c<t.near||c>t.far?null:{distance:c,point:su.clone(),object:n}}function ru(n,e,t,i,s,r,a,o,l,c){n.getVertexPosition(o,eu),n.getVertexPosition(l,tu),n.getVertexPosition(c,nu);const h=CE(n,e,t,i,eu,tu,nu,x_);if(h){const d=new z;ps.getBarycoord(x_,eu,tu,nu,d),s&&(h.uv=ps.getInterpolatedAttribute(s,o,l,c,d,new nt)),r&&(h.uv1=ps.getInterpolatedAttribute(r,o,l,c,d,new nt)),a&&(h.normal=ps.getInterpolatedAttribute(a,o,l,c,d,new z),h.normal.dot(i.direction)>0&&h.normal.multiplyScalar(-1));const f={a:o,b:l,c,normal:new z,materialIndex:0};ps.getNormal(eu,tu,nu,f.normal),h.face=f,h.barycoord=d}return h}class Tm extends bi{constructor(e=null,t=1,i=1,s,r,a,o,l,c=mi,h=mi,d,f){super(null,a,o,l,c,h,s,r,d,f),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class dp extends zt{constructor(e,t,i,s=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){const e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}}const _o=new Ot,y_=new Ot,au=[],S_=new _s,PE=new Ot,Ml=new ai,bl=new Ur;class LE extends ai{constructor(e,t,i){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new dp(new Float32Array(i*16),16),this.instanceColor=null,this.morphTexture=null,this.count=i,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<i;s++)this.setMatrixAt(s,PE)}computeBoundingBox(){const e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new _s),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,_o),S_.copy(e.boundingBox).applyMatrix4(_o),this.boundingBox.union(S_)}computeBoundingSphere(){const e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new Ur),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,_o),bl.copy(e.boundingSphere).applyMatrix4(_o),this.boundingSphere.union(bl)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){const i=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=i.length+1,a=e*r+1;for(let o=0;o<i.length;o++)i[o]=s[a+o]}raycast(e,t){const i=this.matrixWorld,s=this.count;if(Ml.geometry=this.geometry,Ml.material=this.material,Ml.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),bl.copy(this.boundingSphere),bl.applyMatrix4(i),e.ray.intersectsSphere(bl)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,_o),y_.multiplyMatrices(i,_o),Ml.matrixWorld=y_,Ml.raycast(e,au);for(let a=0,o=au.length;a<o;a++){const l=au[a];l.instanceId=r,l.object=this,t.push(l)}au.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new dp(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){const i=t.morphTargetInfluences,s=i.length+1;this.morphTexture===null&&(this.morphTexture=new Tm(new Float32Array(s*this.count),s,this.count,_m,Ps));const r=this.morphTexture.source.data.data;let a=0;for(let c=0;c<i.length;c++)a+=i[c];const o=this.geometry.morphTargetsRelative?1:1-a,l=s*e;return r[l]=o,r.set(i,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}}const wa=new Ur,DE=new nt(.5,.5),ou=new z;class hc{constructor(e=new yr,t=new yr,i=new yr,s=new yr,r=new yr,a=new yr){this.planes=[e,t,i,s,r,a]}set(e,t,i,s,r,a){const o=this.planes;return o[0].copy(e),o[1].copy(t),o[2].copy(i),o[3].copy(s),o[4].copy(r),o[5].copy(a),this}copy(e){const t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ds,i=!1){const s=this.planes,r=e.elements,a=r[0],o=r[1],l=r[2],c=r[3],h=r[4],d=r[5],f=r[6],p=r[7],_=r[8],S=r[9],g=r[10],m=r[11],M=r[12],R=r[13],y=r[14],C=r[15];if(s[0].setComponents(c-a,p-h,m-_,C-M).normalize(),s[1].setComponents(c+a,p+h,m+_,C+M).normalize(),s[2].setComponents(c+o,p+d,m+S,C+R).normalize(),s[3].setComponents(c-o,p-d,m-S,C-R).normalize(),i)s[4].setComponents(l,f,g,y).normalize(),s[5].setComponents(c-l,p-f,m-g,C-y).normalize();else if(s[4].setComponents(c-l,p-f,m-g,C-y).normalize(),t===Ds)s[5].setComponents(c+l,p+f,m+g,C+y).normalize();else if(t===lc)s[5].setComponents(l,f,g,y).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),wa.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{const t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),wa.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(wa)}intersectsSprite(e){wa.center.set(0,0,0);const t=DE.distanceTo(e.center);return wa.radius=.7071067811865476+t,wa.applyMatrix4(e.matrixWorld),this.intersectsSphere(wa)}intersectsSphere(e){const t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){const t=this.planes;for(let i=0;i<6;i++){const s=t[i];if(ou.x=s.normal.x>0?e.max.x:e.min.x,ou.y=s.normal.y>0?e.max.y:e.min.y,ou.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(ou)<0)return!1}return!0}containsPoint(e){const t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}const M_=new Ot;class Am{constructor(){this.coordinateSystem=Ds,this._frustums=[],this._count=0}setFromArrayCamera(e){const t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){const r=t[s];M_.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new hc),i[s].setFromProjectionMatrix(M_,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;const t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new hc),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new Am().copy(this)}}class Tc extends ga{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new it(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}}const ch=new z,uh=new z,b_=new Ot,wl=new Ec,lu=new Ur,Ld=new z,w_=new z;let xy=class extends qn{constructor(e=new Jt,t=new Tc){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)ch.fromBufferAttribute(t,s-1),uh.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=ch.distanceTo(uh);e.setAttribute("lineDistance",new An(i,1))}else je("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),lu.copy(i.boundingSphere),lu.applyMatrix4(s),lu.radius+=r,e.ray.intersectsSphere(lu)===!1)return;b_.copy(s).invert(),wl.copy(e.ray).applyMatrix4(b_);const o=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=o*o,c=this.isLineSegments?2:1,h=i.index,f=i.attributes.position;if(h!==null){const p=Math.max(0,a.start),_=Math.min(h.count,a.start+a.count);for(let S=p,g=_-1;S<g;S+=c){const m=h.getX(S),M=h.getX(S+1),R=cu(this,e,wl,l,m,M,S);R&&t.push(R)}if(this.isLineLoop){const S=h.getX(_-1),g=h.getX(p),m=cu(this,e,wl,l,S,g,_-1);m&&t.push(m)}}else{const p=Math.max(0,a.start),_=Math.min(f.count,a.start+a.count);for(let S=p,g=_-1;S<g;S+=c){const m=cu(this,e,wl,l,S,S+1,S);m&&t.push(m)}if(this.isLineLoop){const S=cu(this,e,wl,l,_-1,p,_-1);S&&t.push(S)}}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}};function cu(n,e,t,i,s,r,a){const o=n.geometry.attributes.position;if(ch.fromBufferAttribute(o,s),uh.fromBufferAttribute(o,r),t.distanceSqToSegment(ch,uh,Ld,w_)>i)return;Ld.applyMatrix4(n.matrixWorld);const c=e.ray.origin.distanceTo(Ld);if(!(c<e.near||c>e.far))return{distance:c,point:w_.clone().applyMatrix4(n.matrixWorld),index:a,face:null,faceIndex:null,barycoord:null,object:n}}const E_=new z,T_=new z;class Ac extends xy{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)E_.fromBufferAttribute(t,s),T_.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+E_.distanceTo(T_);e.setAttribute("lineDistance",new An(i,1))}else je("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class NE extends ga{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new it(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}}const A_=new Ot,fp=new Ec,uu=new Ur,hu=new z;class IE extends qn{constructor(e=new Jt,t=new NE){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),uu.copy(i.boundingSphere),uu.applyMatrix4(s),uu.radius+=r,e.ray.intersectsSphere(uu)===!1)return;A_.copy(s).invert(),fp.copy(e.ray).applyMatrix4(A_);const o=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=o*o,c=i.index,d=i.attributes.position;if(c!==null){const f=Math.max(0,a.start),p=Math.min(c.count,a.start+a.count);for(let _=f,S=p;_<S;_++){const g=c.getX(_);hu.fromBufferAttribute(d,g),R_(hu,g,l,s,e,t,this)}}else{const f=Math.max(0,a.start),p=Math.min(d.count,a.start+a.count);for(let _=f,S=p;_<S;_++)hu.fromBufferAttribute(d,_),R_(hu,_,l,s,e,t,this)}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}}function R_(n,e,t,i,s,r,a){const o=fp.distanceSqToPoint(n);if(o<t){const l=new z;fp.closestPointToPoint(n,l),l.applyMatrix4(i);const c=s.ray.origin.distanceTo(l);if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(o),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:a})}}class yy extends bi{constructor(e=[],t=Vo,i,s,r,a,o,l,c,h){super(e,t,i,s,r,a,o,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}}class UE extends bi{constructor(e,t,i,s,r,a,o,l,c){super(e,t,i,s,r,a,o,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}}class $o extends bi{constructor(e,t,i=sr,s,r,a,o=mi,l=mi,c,h=ca,d=1){if(h!==ca&&h!==Qr)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const f={width:e,height:t,depth:d};super(f,s,r,a,o,l,h,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new wm(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){const t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}}class Sy extends $o{constructor(e,t=sr,i=Vo,s,r,a=mi,o=mi,l,c=ca){const h={width:e,height:e,depth:1},d=[h,h,h,h,h,h];super(e,e,t,i,s,r,a,o,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}}class My extends bi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}}class Rc extends Jt{constructor(e=1,t=1,i=1,s=1,r=1,a=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:a};const o=this;s=Math.floor(s),r=Math.floor(r),a=Math.floor(a);const l=[],c=[],h=[],d=[];let f=0,p=0;_("z","y","x",-1,-1,i,t,e,a,r,0),_("z","y","x",1,-1,i,t,-e,a,r,1),_("x","z","y",1,1,e,i,t,s,a,2),_("x","z","y",1,-1,e,i,-t,s,a,3),_("x","y","z",1,-1,e,t,i,s,r,4),_("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new An(c,3)),this.setAttribute("normal",new An(h,3)),this.setAttribute("uv",new An(d,2));function _(S,g,m,M,R,y,C,A,v,T,B){const N=y/v,D=C/T,O=y/2,G=C/2,U=A/2,W=v+1,Y=T+1;let H=0,le=0;const K=new z;for(let j=0;j<Y;j++){const te=j*D-G;for(let de=0;de<W;de++){const he=de*N-O;K[S]=he*M,K[g]=te*R,K[m]=U,c.push(K.x,K.y,K.z),K[S]=0,K[g]=0,K[m]=A>0?1:-1,h.push(K.x,K.y,K.z),d.push(de/v),d.push(1-j/T),H+=1}}for(let j=0;j<T;j++)for(let te=0;te<v;te++){const de=f+te+W*j,he=f+te+W*(j+1),ee=f+(te+1)+W*(j+1),me=f+(te+1)+W*j;l.push(de,he,me),l.push(he,ee,me),le+=6}o.addGroup(p,le,B),p+=le,f+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new Rc(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}}class Rm extends Jt{constructor(e=1,t=1,i=1,s=32,r=1,a=!1,o=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:a,thetaStart:o,thetaLength:l};const c=this;s=Math.floor(s),r=Math.floor(r);const h=[],d=[],f=[],p=[];let _=0;const S=[],g=i/2;let m=0;M(),a===!1&&(e>0&&R(!0),t>0&&R(!1)),this.setIndex(h),this.setAttribute("position",new An(d,3)),this.setAttribute("normal",new An(f,3)),this.setAttribute("uv",new An(p,2));function M(){const y=new z,C=new z;let A=0;const v=(t-e)/i;for(let T=0;T<=r;T++){const B=[],N=T/r,D=N*(t-e)+e;for(let O=0;O<=s;O++){const G=O/s,U=G*l+o,W=Math.sin(U),Y=Math.cos(U);C.x=D*W,C.y=-N*i+g,C.z=D*Y,d.push(C.x,C.y,C.z),y.set(W,v,Y).normalize(),f.push(y.x,y.y,y.z),p.push(G,1-N),B.push(_++)}S.push(B)}for(let T=0;T<s;T++)for(let B=0;B<r;B++){const N=S[B][T],D=S[B+1][T],O=S[B+1][T+1],G=S[B][T+1];(e>0||B!==0)&&(h.push(N,D,G),A+=3),(t>0||B!==r-1)&&(h.push(D,O,G),A+=3)}c.addGroup(m,A,0),m+=A}function R(y){const C=_,A=new nt,v=new z;let T=0;const B=y===!0?e:t,N=y===!0?1:-1;for(let O=1;O<=s;O++)d.push(0,g*N,0),f.push(0,N,0),p.push(.5,.5),_++;const D=_;for(let O=0;O<=s;O++){const U=O/s*l+o,W=Math.cos(U),Y=Math.sin(U);v.x=B*Y,v.y=g*N,v.z=B*W,d.push(v.x,v.y,v.z),f.push(0,N,0),A.x=W*.5+.5,A.y=Y*.5*N+.5,p.push(A.x,A.y),_++}for(let O=0;O<s;O++){const G=C+O,U=D+O;y===!0?h.push(U,U+1,G):h.push(U+1,U,G),T+=3}c.addGroup(m,T,y===!0?1:2),m+=T}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new Rm(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}}class Cm extends Rm{constructor(e=1,t=1,i=32,s=1,r=!1,a=0,o=Math.PI*2){super(0,e,t,i,s,r,a,o),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:i,heightSegments:s,openEnded:r,thetaStart:a,thetaLength:o}}static fromJSON(e){return new Cm(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}}const du=new z,fu=new z,Dd=new z,pu=new ps;class by extends Jt{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){const s=Math.pow(10,4),r=Math.cos(Do*t),a=e.getIndex(),o=e.getAttribute("position"),l=a?a.count:o.count,c=[0,0,0],h=["a","b","c"],d=new Array(3),f=new Map,p=[];for(let _=0;_<l;_+=3){a?(c[0]=a.getX(_),c[1]=a.getX(_+1),c[2]=a.getX(_+2)):(c[0]=_,c[1]=_+1,c[2]=_+2);const{a:S,b:g,c:m}=pu;if(S.fromBufferAttribute(o,c[0]),g.fromBufferAttribute(o,c[1]),m.fromBufferAttribute(o,c[2]),pu.getNormal(Dd),d[0]=`${Math.round(S.x*s)},${Math.round(S.y*s)},${Math.round(S.z*s)}`,d[1]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,d[2]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,!(d[0]===d[1]||d[1]===d[2]||d[2]===d[0]))for(let M=0;M<3;M++){const R=(M+1)%3,y=d[M],C=d[R],A=pu[h[M]],v=pu[h[R]],T=`${y}_${C}`,B=`${C}_${y}`,N=f.get(B);N?(Dd.dot(N.normal)<=r&&(p.push(A.x,A.y,A.z),p.push(v.x,v.y,v.z)),f.set(B,null)):f.has(T)||f.set(T,{index0:c[M],index1:c[R],normal:Dd.clone()})}}for(const _ of f.values())if(_){const{index0:S,index1:g}=_;du.fromBufferAttribute(o,S),fu.fromBufferAttribute(o,g),p.push(du.x,du.y,du.z),p.push(fu.x,fu.y,fu.z)}this.setAttribute("position",new An(p,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}}class Cc extends Jt{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};const r=e/2,a=t/2,o=Math.floor(i),l=Math.floor(s),c=o+1,h=l+1,d=e/o,f=t/l,p=[],_=[],S=[],g=[];for(let m=0;m<h;m++){const M=m*f-a;for(let R=0;R<c;R++){const y=R*d-r;_.push(y,-M,0),S.push(0,0,1),g.push(R/o),g.push(1-m/l)}}for(let m=0;m<l;m++)for(let M=0;M<o;M++){const R=M+c*m,y=M+c*(m+1),C=M+1+c*(m+1),A=M+1+c*m;p.push(R,y,A),p.push(y,C,A)}this.setIndex(p),this.setAttribute("position",new An(_,3)),this.setAttribute("normal",new An(S,3)),this.setAttribute("uv",new An(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new Cc(e.width,e.height,e.widthSegments,e.heightSegments)}}class FE extends Jt{constructor(e=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:e},e!==null){const t=[],i=new Set,s=new z,r=new z;if(e.index!==null){const a=e.attributes.position,o=e.index;let l=e.groups;l.length===0&&(l=[{start:0,count:o.count,materialIndex:0}]);for(let c=0,h=l.length;c<h;++c){const d=l[c],f=d.start,p=d.count;for(let _=f,S=f+p;_<S;_+=3)for(let g=0;g<3;g++){const m=o.getX(_+g),M=o.getX(_+(g+1)%3);s.fromBufferAttribute(a,m),r.fromBufferAttribute(a,M),C_(s,r,i)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}}else{const a=e.attributes.position;for(let o=0,l=a.count/3;o<l;o++)for(let c=0;c<3;c++){const h=3*o+c,d=3*o+(c+1)%3;s.fromBufferAttribute(a,h),r.fromBufferAttribute(a,d),C_(s,r,i)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}this.setAttribute("position",new An(t,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}}function C_(n,e,t){const i=`${n.x},${n.y},${n.z}-${e.x},${e.y},${e.z}`,s=`${e.x},${e.y},${e.z}-${n.x},${n.y},${n.z}`;return t.has(i)===!0||t.has(s)===!0?!1:(t.add(i),t.add(s),!0)}class kE extends ga{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new it(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}}function Xo(n){const e={};for(const t in n){e[t]={};for(const i in n[t]){const s=n[t][i];if(P_(s))s.isRenderTargetTexture?(je("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(P_(s[0])){const r=[];for(let a=0,o=s.length;a<o;a++)r[a]=s[a].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function Ni(n){const e={};for(let t=0;t<n.length;t++){const i=Xo(n[t]);for(const s in i)e[s]=i[s]}return e}function P_(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function OE(n){const e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function wy(n){const e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Tt.workingColorSpace}const Pm={clone:Xo,merge:Ni};var BE=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,zE=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class vs extends ga{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=BE,this.fragmentShader=zE,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Xo(e.uniforms),this.uniformsGroups=OE(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){const t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(const s in this.uniforms){const a=this.uniforms[s].value;a&&a.isTexture?t.uniforms[s]={type:"t",value:a.toJSON(e).uuid}:a&&a.isColor?t.uniforms[s]={type:"c",value:a.getHex()}:a&&a.isVector2?t.uniforms[s]={type:"v2",value:a.toArray()}:a&&a.isVector3?t.uniforms[s]={type:"v3",value:a.toArray()}:a&&a.isVector4?t.uniforms[s]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?t.uniforms[s]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?t.uniforms[s]={type:"m4",value:a.toArray()}:t.uniforms[s]={value:a}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;const i={};for(const s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(const i in e.uniforms){const s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new it().setHex(s.value);break;case"v2":this.uniforms[i].value=new nt().fromArray(s.value);break;case"v3":this.uniforms[i].value=new z().fromArray(s.value);break;case"v4":this.uniforms[i].value=new Qt().fromArray(s.value);break;case"m3":this.uniforms[i].value=new ct().fromArray(s.value);break;case"m4":this.uniforms[i].value=new Ot().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(const i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}}class HE extends vs{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}}class Lm extends ga{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new it(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new it(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=hp,this.normalScale=new nt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ua,this.combine=fm,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}}class GE extends ga{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=U1,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}}class VE extends ga{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}}class Ey extends qn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new it(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){const t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}}const Nd=new Ot,L_=new z,D_=new z;class WE{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new nt(512,512),this.mapType=ns,this.map=null,this.mapPass=null,this.matrix=new Ot,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new hc,this._frameExtents=new nt(1,1),this._viewportCount=1,this._viewports=[new Qt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){const t=this.camera;L_.setFromMatrixPosition(e.matrixWorld),t.position.copy(L_),D_.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(D_),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,s){Nd.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(Nd,e.coordinateSystem,e.reversedDepth);const r=this._frameExtents,a=s?s.z/r.x:1,o=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===lc||e.reversedDepth?t.set(.5*a,0,0,.5*a+l,0,.5*o,0,.5*o+c,0,0,1,0,0,0,0,1):t.set(.5*a,0,0,.5*a+l,0,.5*o,0,.5*o+c,0,0,.5,.5,0,0,0,1),t.multiply(Nd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){const e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}}const mu=new z,gu=new ar,Xs=new z;class Ty extends qn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Ot,this.projectionMatrix=new Ot,this.projectionMatrixInverse=new Ot,this.coordinateSystem=Ds,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(mu,gu,Xs),Xs.x===1&&Xs.y===1&&Xs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(mu,gu,Xs.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(mu,gu,Xs),Xs.x===1&&Xs.y===1&&Xs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(mu,gu,Xs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}}const Xr=new z,N_=new nt,I_=new nt;class Rs extends Ty{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){const t=.5*this.getFilmHeight()/e;this.fov=cc*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){const e=Math.tan(Do*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return cc*2*Math.atan(Math.tan(Do*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Xr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Xr.x,Xr.y).multiplyScalar(-e/Xr.z),Xr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Xr.x,Xr.y).multiplyScalar(-e/Xr.z)}getViewSize(e,t){return this.getViewBounds(e,N_,I_),t.subVectors(I_,N_)}setViewOffset(e,t,i,s,r,a){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=this.near;let t=e*Math.tan(Do*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s;const a=this.view;if(this.view!==null&&this.view.enabled){const l=a.fullWidth,c=a.fullHeight;r+=a.offsetX*s/l,t-=a.offsetY*i/c,s*=a.width/l,i*=a.height/c}const o=this.filmOffset;o!==0&&(r+=e*o/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}}class Ay extends Ty{constructor(e=-1,t=1,i=1,s=-1,r=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=a,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=i-e,a=i+e,o=s+t,l=s-t;if(this.view!==null&&this.view.enabled){const c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,a=r+c*this.view.width,o-=h*this.view.offsetY,l=o-h*this.view.height}this.projectionMatrix.makeOrthographic(r,a,o,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}}class $E extends WE{constructor(){super(new Ay(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class pp extends Ey{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(qn.DEFAULT_UP),this.updateMatrix(),this.target=new qn,this.shadow=new $E}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){const t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}}class XE extends Ey{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}}class Ry extends Jt{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){const e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}}const vo=-90,xo=1;class mp extends qn{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new Rs(vo,xo,e,t);s.layers=this.layers,this.add(s);const r=new Rs(vo,xo,e,t);r.layers=this.layers,this.add(r);const a=new Rs(vo,xo,e,t);a.layers=this.layers,this.add(a);const o=new Rs(vo,xo,e,t);o.layers=this.layers,this.add(o);const l=new Rs(vo,xo,e,t);l.layers=this.layers,this.add(l);const c=new Rs(vo,xo,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){const e=this.coordinateSystem,t=this.children.concat(),[i,s,r,a,o,l]=t;for(const c of t)this.remove(c);if(e===Ds)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),o.up.set(0,1,0),o.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===lc)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),o.up.set(0,-1,0),o.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(const c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();const{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());const[r,a,o,l,c,h]=this.children,d=e.getRenderTarget(),f=e.getActiveCubeFace(),p=e.getActiveMipmapLevel(),_=e.xr.enabled;e.xr.enabled=!1;const S=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=S,e.setRenderTarget(i,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(d,f,p),e.xr.enabled=_,i.texture.needsPMREMUpdate=!0}}class qE extends Rs{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}}class gp extends EE{constructor(e,t,i=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=i}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){const t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){const t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}}const U_=new Ot;class YE{constructor(e,t,i=0,s=1/0){this.ray=new Ec(e,t),this.near=i,this.far=s,this.camera=null,this.layers=new Em,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):Pt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return U_.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(U_),this}intersectObject(e,t=!0,i=[]){return _p(e,this,i,t),i.sort(F_),i}intersectObjects(e,t=!0,i=[]){for(let s=0,r=e.length;s<r;s++)_p(e[s],this,i,t);return i.sort(F_),i}}function F_(n,e){return n.distance-e.distance}function _p(n,e,t,i){let s=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(s=!1),s===!0&&i===!0){const r=n.children;for(let a=0,o=r.length;a<o;a++)_p(r[a],e,t,!0)}}class k_{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=lt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(lt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}const O_=new z,_u=new z,yo=new z,So=new z,Id=new z,KE=new z,ZE=new z;class JE{constructor(e=new z,t=new z){this.start=e,this.end=t}set(e,t){return this.start.copy(e),this.end.copy(t),this}copy(e){return this.start.copy(e.start),this.end.copy(e.end),this}getCenter(e){return e.addVectors(this.start,this.end).multiplyScalar(.5)}delta(e){return e.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(e,t){return this.delta(t).multiplyScalar(e).add(this.start)}closestPointToPointParameter(e,t){O_.subVectors(e,this.start),_u.subVectors(this.end,this.start);const i=_u.dot(_u);if(i===0)return 0;let r=_u.dot(O_)/i;return t&&(r=lt(r,0,1)),r}closestPointToPoint(e,t,i){const s=this.closestPointToPointParameter(e,t);return this.delta(i).multiplyScalar(s).add(this.start)}distanceSqToLine3(e,t=KE,i=ZE){const s=10000000000000001e-32;let r,a;const o=this.start,l=e.start,c=this.end,h=e.end;yo.subVectors(c,o),So.subVectors(h,l),Id.subVectors(o,l);const d=yo.dot(yo),f=So.dot(So),p=So.dot(Id);if(d<=s&&f<=s)return t.copy(o),i.copy(l),t.distanceToSquared(i);if(d<=s)r=0,a=p/f,a=lt(a,0,1);else{const _=yo.dot(Id);if(f<=s)a=0,r=lt(-_/d,0,1);else{const S=yo.dot(So),g=d*f-S*S;g!==0?r=lt((S*p-_*f)/g,0,1):r=0,a=(S*r+p)/f,a<0?(a=0,r=lt(-_/d,0,1)):a>1&&(a=1,r=lt((S-_)/d,0,1))}}return t.copy(o).addScaledVector(yo,r),i.copy(l).addScaledVector(So,a),t.distanceToSquared(i)}applyMatrix4(e){return this.start.applyMatrix4(e),this.end.applyMatrix4(e),this}equals(e){return e.start.equals(this.start)&&e.end.equals(this.end)}clone(){return new this.constructor().copy(this)}}class jE extends Ac{constructor(e=10,t=10,i=4473924,s=8947848){i=new it(i),s=new it(s);const r=t/2,a=e/t,o=e/2,l=[],c=[];for(let f=0,p=0,_=-o;f<=t;f++,_+=a){l.push(-o,0,_,o,0,_),l.push(_,0,-o,_,0,o);const S=f===r?i:s;S.toArray(c,p),p+=3,S.toArray(c,p),p+=3,S.toArray(c,p),p+=3,S.toArray(c,p),p+=3}const h=new Jt;h.setAttribute("position",new An(l,3)),h.setAttribute("color",new An(c,3));const d=new Tc({vertexColors:!0,toneMapped:!1});super(h,d),this.type="GridHelper"}dispose(){super.dispose(),this.geometry.dispose(),this.material.dispose()}}const B_=new z;let vu,Ud;class QE extends qn{constructor(e=new z(0,0,1),t=new z(0,0,0),i=1,s=16776960,r=i*.2,a=r*.2){super(),this.type="ArrowHelper",vu===void 0&&(vu=new Jt,vu.setAttribute("position",new An([0,0,0,0,1,0],3)),Ud=new Cm(.5,1,5,1),Ud.translate(0,-.5,0)),this.position.copy(t),this.line=new xy(vu,new Tc({color:s,toneMapped:!1})),this.line.matrixAutoUpdate=!1,this.add(this.line),this.cone=new ai(Ud,new uc({color:s,toneMapped:!1})),this.cone.matrixAutoUpdate=!1,this.add(this.cone),this.setDirection(e),this.setLength(i,r,a)}setDirection(e){if(e.y>.99999)this.quaternion.set(0,0,0,1);else if(e.y<-.99999)this.quaternion.set(1,0,0,0);else{B_.set(e.z,0,-e.x).normalize();const t=Math.acos(e.y);this.quaternion.setFromAxisAngle(B_,t)}}setLength(e,t=e*.2,i=t*.2){this.line.scale.set(1,Math.max(1e-4,e-t),1),this.line.updateMatrix(),this.cone.scale.set(i,t,i),this.cone.position.y=e,this.cone.updateMatrix()}setColor(e){this.line.material.color.set(e),this.cone.material.color.set(e)}copy(e){return super.copy(e,!1),this.line.copy(e.line),this.cone.copy(e.cone),this}dispose(){super.dispose(),this.line.geometry.dispose(),this.line.material.dispose(),this.cone.geometry.dispose(),this.cone.material.dispose()}}class eT extends pa{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}}function z_(n,e,t,i){const s=tT(i);switch(t){case oy:return n*e;case _m:return n*e/s.components*s.byteLength;case vm:return n*e/s.components*s.byteLength;case Va:return n*e*2/s.components*s.byteLength;case xm:return n*e*2/s.components*s.byteLength;case ly:return n*e*3/s.components*s.byteLength;case Ls:return n*e*4/s.components*s.byteLength;case ym:return n*e*4/s.components*s.byteLength;case Fu:case ku:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Ou:case Bu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Ff:case Of:return Math.max(n,16)*Math.max(e,8)/4;case Uf:case kf:return Math.max(n,8)*Math.max(e,8)/2;case Bf:case zf:case Gf:case Vf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Hf:case ih:case Wf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case $f:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Xf:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case qf:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case Yf:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case Kf:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case Zf:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case Jf:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case jf:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case Qf:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case ep:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case tp:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case np:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case ip:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case sp:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case rp:case ap:case op:return Math.ceil(n/4)*Math.ceil(e/4)*16;case lp:case cp:return Math.ceil(n/4)*Math.ceil(e/4)*8;case sh:case up:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function tT(n){switch(n){case ns:case iy:return{byteLength:1,components:1};case oc:case sy:case rr:return{byteLength:2,components:1};case mm:case gm:return{byteLength:2,components:4};case sr:case pm:case Ps:return{byteLength:4,components:1};case ry:case ay:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:dm}}));typeof window<"u"&&(window.__THREE__?je("WARNING: Multiple instances of Three.js being imported."):window.__THREE__=dm);function Cy(){let n=null,e=!1,t=null,i=null;function s(r,a){i=n.requestAnimationFrame(s),t(r,a)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function nT(n){const e=new WeakMap;function t(o,l){const c=o.array,h=o.usage,d=c.byteLength,f=n.createBuffer();n.bindBuffer(l,f),n.bufferData(l,c,h),o.onUploadCallback();let p;if(c instanceof Float32Array)p=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=n.HALF_FLOAT;else if(c instanceof Uint16Array)o.isFloat16BufferAttribute?p=n.HALF_FLOAT:p=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=n.SHORT;else if(c instanceof Uint32Array)p=n.UNSIGNED_INT;else if(c instanceof Int32Array)p=n.INT;else if(c instanceof Int8Array)p=n.BYTE;else if(c instanceof Uint8Array)p=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:f,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:o.version,size:d}}function i(o,l,c){const h=l.array,d=l.updateRanges;if(n.bindBuffer(c,o),d.length===0)n.bufferSubData(c,0,h);else{d.sort((p,_)=>p.start-_.start);let f=0;for(let p=1;p<d.length;p++){const _=d[f],S=d[p];S.start<=_.start+_.count+1?_.count=Math.max(_.count,S.start+S.count-_.start):(++f,d[f]=S)}d.length=f+1;for(let p=0,_=d.length;p<_;p++){const S=d[p];n.bufferSubData(c,S.start*h.BYTES_PER_ELEMENT,h,S.start,S.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(o){return o.isInterleavedBufferAttribute&&(o=o.data),e.get(o)}function r(o){o.isInterleavedBufferAttribute&&(o=o.data);const l=e.get(o);l&&(n.deleteBuffer(l.buffer),e.delete(o))}function a(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){const h=e.get(o);(!h||h.version<o.version)&&e.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}const c=e.get(o);if(c===void 0)e.set(o,t(o,l));else if(c.version<o.version){if(c.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,o,l),c.version=o.version}}return{get:s,remove:r,update:a}}var iT=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,sT=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,rT=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,aT=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,oT=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,lT=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,cT=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,uT=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,hT=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,dT=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,fT=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,pT=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,mT=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,gT=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,_T=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,vT=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,xT=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,yT=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,ST=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,MT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,bT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,wT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,ET=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,TT=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,AT=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,RT=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,CT=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,PT=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,LT=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,DT="gl_FragColor = linearToOutputTexel( gl_FragColor );",NT=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,IT=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,UT=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,FT=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,kT=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,OT=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,BT=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,zT=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,HT=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,GT=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,VT=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,WT=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,$T=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,XT=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,qT=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,YT=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,KT=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,ZT=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,JT=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,jT=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,QT=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,eA=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,tA=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,nA=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,iA=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,sA=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,rA=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,aA=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,oA=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,lA=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,cA=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,uA=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,hA=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,dA=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,fA=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,pA=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,mA=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,gA=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,_A=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,vA=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,xA=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,yA=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,SA=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,MA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,bA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,wA=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,EA=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,TA=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,AA=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,RA=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,CA=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,PA=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,LA=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,DA=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,NA=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,IA=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,UA=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,FA=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,kA=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,OA=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,BA=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,zA=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,HA=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,GA=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,VA=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,WA=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,$A=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,XA=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,qA=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,YA=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,KA=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,ZA=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,JA=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,jA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,QA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,eR=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,tR=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const nR=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,iR=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,sR=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,rR=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,aR=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,oR=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lR=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,cR=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,uR=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,hR=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,dR=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,fR=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,pR=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,mR=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,gR=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,_R=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,vR=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,xR=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,yR=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,SR=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,MR=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,bR=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,wR=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,ER=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,TR=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,AR=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,RR=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,CR=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,PR=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,LR=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,DR=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,NR=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,IR=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,UR=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,_t={alphahash_fragment:iT,alphahash_pars_fragment:sT,alphamap_fragment:rT,alphamap_pars_fragment:aT,alphatest_fragment:oT,alphatest_pars_fragment:lT,aomap_fragment:cT,aomap_pars_fragment:uT,batching_pars_vertex:hT,batching_vertex:dT,begin_vertex:fT,beginnormal_vertex:pT,bsdfs:mT,iridescence_fragment:gT,bumpmap_pars_fragment:_T,clipping_planes_fragment:vT,clipping_planes_pars_fragment:xT,clipping_planes_pars_vertex:yT,clipping_planes_vertex:ST,color_fragment:MT,color_pars_fragment:bT,color_pars_vertex:wT,color_vertex:ET,common:TT,defaultnormal_vertex:AT,displacementmap_pars_vertex:RT,displacementmap_vertex:CT,emissivemap_fragment:PT,emissivemap_pars_fragment:LT,colorspace_fragment:DT,colorspace_pars_fragment:NT,envmap_fragment:IT,envmap_common_pars_fragment:UT,envmap_pars_fragment:FT,envmap_pars_vertex:kT,envmap_physical_pars_fragment:YT,envmap_vertex:OT,fog_vertex:BT,fog_pars_vertex:zT,fog_fragment:HT,fog_pars_fragment:GT,gradientmap_pars_fragment:VT,lightmap_pars_fragment:WT,lights_lambert_fragment:$T,lights_lambert_pars_fragment:XT,lights_pars_begin:qT,lights_toon_fragment:KT,lights_toon_pars_fragment:ZT,lights_phong_fragment:JT,lights_phong_pars_fragment:jT,lights_physical_fragment:QT,lights_physical_pars_fragment:eA,lights_fragment_begin:tA,lights_fragment_maps:nA,lights_fragment_end:iA,lightprobes_pars_fragment:sA,logdepthbuf_fragment:rA,logdepthbuf_pars_fragment:aA,logdepthbuf_pars_vertex:oA,logdepthbuf_vertex:lA,map_fragment:cA,map_pars_fragment:uA,map_particle_fragment:hA,map_particle_pars_fragment:dA,metalnessmap_fragment:fA,metalnessmap_pars_fragment:pA,morphinstance_vertex:mA,morphcolor_vertex:gA,morphnormal_vertex:_A,morphtarget_pars_vertex:vA,morphtarget_vertex:xA,normal_fragment_begin:yA,normal_fragment_maps:SA,normal_pars_fragment:MA,normal_pars_vertex:bA,normal_vertex:wA,normalmap_pars_fragment:EA,clearcoat_normal_fragment_begin:TA,clearcoat_normal_fragment_maps:AA,clearcoat_pars_fragment:RA,iridescence_pars_fragment:CA,opaque_fragment:PA,packing:LA,premultiplied_alpha_fragment:DA,project_vertex:NA,dithering_fragment:IA,dithering_pars_fragment:UA,roughnessmap_fragment:FA,roughnessmap_pars_fragment:kA,shadowmap_pars_fragment:OA,shadowmap_pars_vertex:BA,shadowmap_vertex:zA,shadowmask_pars_fragment:HA,skinbase_vertex:GA,skinning_pars_vertex:VA,skinning_vertex:WA,skinnormal_vertex:$A,specularmap_fragment:XA,specularmap_pars_fragment:qA,tonemapping_fragment:YA,tonemapping_pars_fragment:KA,transmission_fragment:ZA,transmission_pars_fragment:JA,uv_pars_fragment:jA,uv_pars_vertex:QA,uv_vertex:eR,worldpos_vertex:tR,background_vert:nR,background_frag:iR,backgroundCube_vert:sR,backgroundCube_frag:rR,cube_vert:aR,cube_frag:oR,depth_vert:lR,depth_frag:cR,distance_vert:uR,distance_frag:hR,equirect_vert:dR,equirect_frag:fR,linedashed_vert:pR,linedashed_frag:mR,meshbasic_vert:gR,meshbasic_frag:_R,meshlambert_vert:vR,meshlambert_frag:xR,meshmatcap_vert:yR,meshmatcap_frag:SR,meshnormal_vert:MR,meshnormal_frag:bR,meshphong_vert:wR,meshphong_frag:ER,meshphysical_vert:TR,meshphysical_frag:AR,meshtoon_vert:RR,meshtoon_frag:CR,points_vert:PR,points_frag:LR,shadow_vert:DR,shadow_frag:NR,sprite_vert:IR,sprite_frag:UR},Ne={common:{diffuse:{value:new it(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ct},alphaMap:{value:null},alphaMapTransform:{value:new ct},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ct}},envmap:{envMap:{value:null},envMapRotation:{value:new ct},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ct}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ct}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ct},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ct},normalScale:{value:new nt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ct},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ct}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ct}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ct}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new it(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new it(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ct},alphaTest:{value:0},uvTransform:{value:new ct}},sprite:{diffuse:{value:new it(16777215)},opacity:{value:1},center:{value:new nt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ct},alphaMap:{value:null},alphaMapTransform:{value:new ct},alphaTest:{value:0}}},zi={basic:{uniforms:Ni([Ne.common,Ne.specularmap,Ne.envmap,Ne.aomap,Ne.lightmap,Ne.fog]),vertexShader:_t.meshbasic_vert,fragmentShader:_t.meshbasic_frag},lambert:{uniforms:Ni([Ne.common,Ne.specularmap,Ne.envmap,Ne.aomap,Ne.lightmap,Ne.emissivemap,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.fog,Ne.lights,{emissive:{value:new it(0)},envMapIntensity:{value:1}}]),vertexShader:_t.meshlambert_vert,fragmentShader:_t.meshlambert_frag},phong:{uniforms:Ni([Ne.common,Ne.specularmap,Ne.envmap,Ne.aomap,Ne.lightmap,Ne.emissivemap,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.fog,Ne.lights,{emissive:{value:new it(0)},specular:{value:new it(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:_t.meshphong_vert,fragmentShader:_t.meshphong_frag},standard:{uniforms:Ni([Ne.common,Ne.envmap,Ne.aomap,Ne.lightmap,Ne.emissivemap,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.roughnessmap,Ne.metalnessmap,Ne.fog,Ne.lights,{emissive:{value:new it(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:_t.meshphysical_vert,fragmentShader:_t.meshphysical_frag},toon:{uniforms:Ni([Ne.common,Ne.aomap,Ne.lightmap,Ne.emissivemap,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.gradientmap,Ne.fog,Ne.lights,{emissive:{value:new it(0)}}]),vertexShader:_t.meshtoon_vert,fragmentShader:_t.meshtoon_frag},matcap:{uniforms:Ni([Ne.common,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.fog,{matcap:{value:null}}]),vertexShader:_t.meshmatcap_vert,fragmentShader:_t.meshmatcap_frag},points:{uniforms:Ni([Ne.points,Ne.fog]),vertexShader:_t.points_vert,fragmentShader:_t.points_frag},dashed:{uniforms:Ni([Ne.common,Ne.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:_t.linedashed_vert,fragmentShader:_t.linedashed_frag},depth:{uniforms:Ni([Ne.common,Ne.displacementmap]),vertexShader:_t.depth_vert,fragmentShader:_t.depth_frag},normal:{uniforms:Ni([Ne.common,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,{opacity:{value:1}}]),vertexShader:_t.meshnormal_vert,fragmentShader:_t.meshnormal_frag},sprite:{uniforms:Ni([Ne.sprite,Ne.fog]),vertexShader:_t.sprite_vert,fragmentShader:_t.sprite_frag},background:{uniforms:{uvTransform:{value:new ct},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:_t.background_vert,fragmentShader:_t.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ct}},vertexShader:_t.backgroundCube_vert,fragmentShader:_t.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:_t.cube_vert,fragmentShader:_t.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:_t.equirect_vert,fragmentShader:_t.equirect_frag},distance:{uniforms:Ni([Ne.common,Ne.displacementmap,{referencePosition:{value:new z},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:_t.distance_vert,fragmentShader:_t.distance_frag},shadow:{uniforms:Ni([Ne.lights,Ne.fog,{color:{value:new it(0)},opacity:{value:1}}]),vertexShader:_t.shadow_vert,fragmentShader:_t.shadow_frag}};zi.physical={uniforms:Ni([zi.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ct},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ct},clearcoatNormalScale:{value:new nt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ct},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ct},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ct},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ct},sheen:{value:0},sheenColor:{value:new it(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ct},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ct},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ct},transmissionSamplerSize:{value:new nt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ct},attenuationDistance:{value:0},attenuationColor:{value:new it(0)},specularColor:{value:new it(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ct},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ct},anisotropyVector:{value:new nt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ct}}]),vertexShader:_t.meshphysical_vert,fragmentShader:_t.meshphysical_frag};const xu={r:0,b:0,g:0},FR=new Ot,Py=new ct;Py.set(-1,0,0,0,1,0,0,0,1);function kR(n,e,t,i,s,r){const a=new it(0);let o=s===!0?0:1,l,c,h=null,d=0,f=null;function p(M){let R=M.isScene===!0?M.background:null;if(R&&R.isTexture){const y=M.backgroundBlurriness>0;R=e.get(R,y)}return R}function _(M){let R=!1;const y=p(M);y===null?g(a,o):y&&y.isColor&&(g(y,1),R=!0);const C=n.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function S(M,R){const y=p(R);y&&y.isCubeTexture?(c===void 0&&(c=new ai(new Rc(1,1,1),new vs({name:"BackgroundCubeMaterial",uniforms:Xo(zi.backgroundCube.uniforms),vertexShader:zi.backgroundCube.vertexShader,fragmentShader:zi.backgroundCube.fragmentShader,side:Gi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,A,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=y,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(FR.makeRotationFromEuler(R.backgroundRotation)).transpose(),y.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Py),c.material.toneMapped=Tt.getTransfer(y.colorSpace)!==Wt,(h!==y||d!==y.version||f!==n.toneMapping)&&(c.material.needsUpdate=!0,h=y,d=y.version,f=n.toneMapping),c.layers.enableAll(),M.unshift(c,c.geometry,c.material,0,0,null)):y&&y.isTexture&&(l===void 0&&(l=new ai(new Cc(2,2),new vs({name:"BackgroundMaterial",uniforms:Xo(zi.background.uniforms),vertexShader:zi.background.vertexShader,fragmentShader:zi.background.fragmentShader,side:Ga,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=y,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=Tt.getTransfer(y.colorSpace)!==Wt,y.matrixAutoUpdate===!0&&y.updateMatrix(),l.material.uniforms.uvTransform.value.copy(y.matrix),(h!==y||d!==y.version||f!==n.toneMapping)&&(l.material.needsUpdate=!0,h=y,d=y.version,f=n.toneMapping),l.layers.enableAll(),M.unshift(l,l.geometry,l.material,0,0,null))}function g(M,R){M.getRGB(xu,wy(n)),t.buffers.color.setClear(xu.r,xu.g,xu.b,R,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(M,R=1){a.set(M),o=R,g(a,o)},getClearAlpha:function(){return o},setClearAlpha:function(M){o=M,g(a,o)},render:_,addToRenderList:S,dispose:m}}function OR(n,e){const t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=f(null);let r=s,a=!1;function o(D,O,G,U,W){let Y=!1;const H=d(D,U,G,O);r!==H&&(r=H,c(r.object)),Y=p(D,U,G,W),Y&&_(D,U,G,W),W!==null&&e.update(W,n.ELEMENT_ARRAY_BUFFER),(Y||a)&&(a=!1,y(D,O,G,U),W!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function l(){return n.createVertexArray()}function c(D){return n.bindVertexArray(D)}function h(D){return n.deleteVertexArray(D)}function d(D,O,G,U){const W=U.wireframe===!0;let Y=i[O.id];Y===void 0&&(Y={},i[O.id]=Y);const H=D.isInstancedMesh===!0?D.id:0;let le=Y[H];le===void 0&&(le={},Y[H]=le);let K=le[G.id];K===void 0&&(K={},le[G.id]=K);let j=K[W];return j===void 0&&(j=f(l()),K[W]=j),j}function f(D){const O=[],G=[],U=[];for(let W=0;W<t;W++)O[W]=0,G[W]=0,U[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:O,enabledAttributes:G,attributeDivisors:U,object:D,attributes:{},index:null}}function p(D,O,G,U){const W=r.attributes,Y=O.attributes;let H=0;const le=G.getAttributes();for(const K in le)if(le[K].location>=0){const te=W[K];let de=Y[K];if(de===void 0&&(K==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),K==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),te===void 0||te.attribute!==de||de&&te.data!==de.data)return!0;H++}return r.attributesNum!==H||r.index!==U}function _(D,O,G,U){const W={},Y=O.attributes;let H=0;const le=G.getAttributes();for(const K in le)if(le[K].location>=0){let te=Y[K];te===void 0&&(K==="instanceMatrix"&&D.instanceMatrix&&(te=D.instanceMatrix),K==="instanceColor"&&D.instanceColor&&(te=D.instanceColor));const de={};de.attribute=te,te&&te.data&&(de.data=te.data),W[K]=de,H++}r.attributes=W,r.attributesNum=H,r.index=U}function S(){const D=r.newAttributes;for(let O=0,G=D.length;O<G;O++)D[O]=0}function g(D){m(D,0)}function m(D,O){const G=r.newAttributes,U=r.enabledAttributes,W=r.attributeDivisors;G[D]=1,U[D]===0&&(n.enableVertexAttribArray(D),U[D]=1),W[D]!==O&&(n.vertexAttribDivisor(D,O),W[D]=O)}function M(){const D=r.newAttributes,O=r.enabledAttributes;for(let G=0,U=O.length;G<U;G++)O[G]!==D[G]&&(n.disableVertexAttribArray(G),O[G]=0)}function R(D,O,G,U,W,Y,H){H===!0?n.vertexAttribIPointer(D,O,G,W,Y):n.vertexAttribPointer(D,O,G,U,W,Y)}function y(D,O,G,U){S();const W=U.attributes,Y=G.getAttributes(),H=O.defaultAttributeValues;for(const le in Y){const K=Y[le];if(K.location>=0){let j=W[le];if(j===void 0&&(le==="instanceMatrix"&&D.instanceMatrix&&(j=D.instanceMatrix),le==="instanceColor"&&D.instanceColor&&(j=D.instanceColor)),j!==void 0){const te=j.normalized,de=j.itemSize,he=e.get(j);if(he===void 0)continue;const ee=he.buffer,me=he.type,xe=he.bytesPerElement,Re=me===n.INT||me===n.UNSIGNED_INT||j.gpuType===pm;if(j.isInterleavedBufferAttribute){const be=j.data,qe=be.isInterleavedBuffer===!0?be.stride:be.itemSize,at=j.offset;if(be.isInstancedInterleavedBuffer||be.isInstancedBufferAttribute){for(let $e=0;$e<K.locationSize;$e++)m(K.location+$e,be.meshPerAttribute);D.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=be.meshPerAttribute*be.count)}else for(let $e=0;$e<K.locationSize;$e++)g(K.location+$e);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let $e=0;$e<K.locationSize;$e++)R(K.location+$e,de/K.locationSize,me,te,qe*xe,(at+de/K.locationSize*$e)*xe,Re)}else{if(j.isInstancedBufferAttribute){for(let be=0;be<K.locationSize;be++)m(K.location+be,j.meshPerAttribute);D.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let be=0;be<K.locationSize;be++)g(K.location+be);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let be=0;be<K.locationSize;be++)R(K.location+be,de/K.locationSize,me,te,de*xe,de/K.locationSize*be*xe,Re)}}else if(H!==void 0){const te=H[le];if(te!==void 0)switch(te.length){case 2:n.vertexAttrib2fv(K.location,te);break;case 3:n.vertexAttrib3fv(K.location,te);break;case 4:n.vertexAttrib4fv(K.location,te);break;default:n.vertexAttrib1fv(K.location,te)}}}}M()}function C(){B();for(const D in i){const O=i[D];for(const G in O){const U=O[G];for(const W in U){const Y=U[W];for(const H in Y)h(Y[H].object),delete Y[H];delete U[W]}}delete i[D]}}function A(D){if(i[D.id]===void 0)return;const O=i[D.id];for(const G in O){const U=O[G];for(const W in U){const Y=U[W];for(const H in Y)h(Y[H].object),delete Y[H];delete U[W]}}delete i[D.id]}function v(D){for(const O in i){const G=i[O];for(const U in G){const W=G[U];if(W[D.id]===void 0)continue;const Y=W[D.id];for(const H in Y)h(Y[H].object),delete Y[H];delete W[D.id]}}}function T(D){for(const O in i){const G=i[O],U=D.isInstancedMesh===!0?D.id:0,W=G[U];if(W!==void 0){for(const Y in W){const H=W[Y];for(const le in H)h(H[le].object),delete H[le];delete W[Y]}delete G[U],Object.keys(G).length===0&&delete i[O]}}}function B(){N(),a=!0,r!==s&&(r=s,c(r.object))}function N(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:o,reset:B,resetDefaultState:N,dispose:C,releaseStatesOfGeometry:A,releaseStatesOfObject:T,releaseStatesOfProgram:v,initAttributes:S,enableAttribute:g,disableUnusedAttributes:M}}function BR(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function a(l,c,h){h!==0&&(n.drawArraysInstanced(i,l,c,h),t.update(c,i,h))}function o(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,h);let f=0;for(let p=0;p<h;p++)f+=c[p];t.update(f,i,1)}this.setMode=s,this.render=r,this.renderInstances=a,this.renderMultiDraw=o}function zR(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){const v=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function a(v){return!(v!==Ls&&i.convert(v)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(v){const T=v===rr&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(v!==ns&&v!==Ps&&!T&&i.convert(v)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp";const h=l(c);h!==c&&(je("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);const d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),f=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&je("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&je("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");const p=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),_=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),S=n.getParameter(n.MAX_TEXTURE_SIZE),g=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),m=n.getParameter(n.MAX_VERTEX_ATTRIBS),M=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),R=n.getParameter(n.MAX_VARYING_VECTORS),y=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),C=n.getParameter(n.MAX_SAMPLES),A=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:a,textureTypeReadable:o,precision:c,logarithmicDepthBuffer:f,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:_,maxTextureSize:S,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:M,maxVaryings:R,maxFragmentUniforms:y,maxSamples:C,samples:A}}function HR(n){const e=this;let t=null,i=0,s=!1,r=!1;const a=new yr,o=new ct,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,f){const p=d.length!==0||f||i!==0||s;return s=f,i=d.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,f){t=h(d,f,0)},this.setState=function(d,f,p){const _=d.clippingPlanes,S=d.clipIntersection,g=d.clipShadows,m=n.get(d);if(!s||_===null||_.length===0||r&&!g)r?h(null):c();else{const M=r?0:i,R=M*4;let y=m.clippingState||null;l.value=y,y=h(_,f,R,p);for(let C=0;C!==R;++C)y[C]=t[C];m.clippingState=y,this.numIntersection=S?this.numPlanes:0,this.numPlanes+=M}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function h(d,f,p,_){const S=d!==null?d.length:0;let g=null;if(S!==0){if(g=l.value,_!==!0||g===null){const m=p+S*4,M=f.matrixWorldInverse;o.getNormalMatrix(M),(g===null||g.length<m)&&(g=new Float32Array(m));for(let R=0,y=p;R!==S;++R,y+=4)a.copy(d[R]).applyMatrix4(M,o),a.normal.toArray(g,y),g[y+3]=a.constant}l.value=g,l.needsUpdate=!0}return e.numPlanes=S,e.numIntersection=0,g}}class Dm extends er{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;const i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new yy(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;const i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Rc(5,5,5),r=new vs({name:"CubemapFromEquirect",uniforms:Xo(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Gi,blending:Lo});r.uniforms.tEquirect.value=t;const a=new ai(s,r),o=t.minFilter;return t.minFilter===jr&&(t.minFilter=Mi),new mp(1,10,this).update(e,a),t.minFilter=o,a.geometry.dispose(),a.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){const r=e.getRenderTarget();for(let a=0;a<6;a++)e.setRenderTarget(this,a),e.clear(t,i,s);e.setRenderTarget(r)}}const H_=256,GR=3,VR=20,Ly=256,Dy=16,WR=3,$R=new z,XR=new it;class hh{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new mp(1,10,null),this._boxMesh=new ai(new Rc(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){const{size:a=256,position:o=$R}=r,l=this._renderer;this._setSize(a);const c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);const d=l.autoClear,f=l.autoClearColor,p=l.autoClearDepth,_=l.autoClearStencil,S=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,S===null&&(e.background=l.getClearColor(XR));const g=new mp(i,s,h);return g.position.copy(o),g.update(l,e),l.autoClear=d,l.autoClearColor=f,l.autoClearDepth=p,l.autoClearStencil=_,e.background=S,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=W_(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=V_(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(H_,py(e))}_fromTexture(e,t){e.mapping===Vo||e.mapping===ac?this._setSize(e.image.length===0?H_:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);const i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){const e=this._cubeSize,t=G_(e,!1,!1),i=Math.log2(e)-GR;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){const t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=G_(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){const s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;const a=e.width>>t;e.viewport.set(0,0,a,a),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Vo||e.mapping===ac?(this._cubemapMaterial===null&&(this._cubemapMaterial=W_()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=V_()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=qR(),this._integrationMaterial=YR());const t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;const r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Dy);for(let a=0;a<=i;a++){const o=hh.lodToRoughness(a,i);if(a>i-WR)r.roughness.value=o,this._renderCube(e,a,this._integrationMaterial);else{const l=o>0?Math.log2(t)+.5*Math.log2(6/(Ly*Math.pow(o,4)))+.5:0;s.roughness.value=o,s.lodBias.value=l,this._renderCube(e,a,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=KR());const i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}}function G_(n,e,t){return new Dm(n,{minFilter:jr,generateMipmaps:e,type:rr,colorSpace:rh,depthBuffer:t})}function Pc(n,e,t){return new vs({name:n,uniforms:e,vertexShader:_t.cube_vert,fragmentShader:t,side:Gi,blending:Lo,depthTest:!1,depthWrite:!1})}function qR(){return Pc("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Ly}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function YR(){return Pc("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Dy}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function KR(){return Pc("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${VR}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function V_(){return Pc("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function W_(){return Pc("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function ZR(n){let e=new WeakMap,t=new WeakMap,i=null;function s(f,p=!1){return f==null?null:p?a(f):r(f)}function r(f){if(f&&f.isTexture){const p=f.mapping;if(p===od||p===ld)if(e.has(f)){const _=e.get(f).texture;return o(_,f.mapping)}else{const _=f.image;if(_&&_.height>0){const S=new Dm(_.height);return S.fromEquirectangularTexture(n,f),e.set(f,S),f.addEventListener("dispose",c),o(S.texture,f.mapping)}else return null}}return f}function a(f){if(f&&f.isTexture&&f.isPMREMTexture!==!0){const p=f.mapping,_=p===od||p===ld,S=p===Vo||p===ac;if(_||S){let g=t.get(f);const m=g!==void 0?g.texture.pmremVersion:0;if(f.isRenderTargetTexture&&f.pmremVersion!==m)return i===null&&(i=new hh(n)),g=_?i.fromEquirectangular(f,g):i.fromCubemap(f,g),g.texture.pmremVersion=f.pmremVersion,t.set(f,g),g.texture;if(g!==void 0)return g.texture;{const M=f.image;return _&&M&&M.height>0||S&&M&&l(M)?(i===null&&(i=new hh(n)),g=_?i.fromEquirectangular(f):i.fromCubemap(f),g.texture.pmremVersion=f.pmremVersion,t.set(f,g),f.addEventListener("dispose",h),g.texture):null}}}return f}function o(f,p){return p===od?f.mapping=Vo:p===ld&&(f.mapping=ac),f}function l(f){let p=0;const _=6;for(let S=0;S<_;S++)f[S]!==void 0&&p++;return p===_}function c(f){const p=f.target;p.removeEventListener("dispose",c);const _=e.get(p);_!==void 0&&(e.delete(p),_.dispose())}function h(f){const p=f.target;p.removeEventListener("dispose",h);const _=t.get(p);_!==void 0&&(t.delete(p),_.dispose())}function d(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:d}}function JR(n){const e={};function t(i){if(e[i]!==void 0)return e[i];const s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){const s=t(i);return s===null&&zu("WebGLRenderer: "+i+" extension not supported."),s}}}function jR(n,e,t,i){const s={},r=new WeakMap,a=new FinalizationRegistry(_=>delete s[_]);function o(_){l(_.target)}function l(_){_.index!==null&&e.remove(_.index);for(const g in _.attributes)e.remove(_.attributes[g]);_.removeEventListener("dispose",o),delete s[_.id],a.unregister(_);const S=r.get(_);S&&(e.remove(S),r.delete(_)),i.releaseStatesOfGeometry(_),_.isInstancedBufferGeometry===!0&&delete _._maxInstanceCount,t.memory.geometries--}function c(_,S){return s[S.id]!==void 0||(S.addEventListener("dispose",o),s[S.id]=new WeakRef(S),a.register(S,S.id,S),t.memory.geometries++),S}function h(_){const S=_.attributes;for(const g in S)e.update(S[g],n.ARRAY_BUFFER)}function d(_){const S=_.index,g=_.attributes.position;let m=0;if(g===void 0)return;const M=S!==null?S.array.length:g.array.length/3-1,R=g.count>=65535?vy:_y,y=new R(Math.ceil(M/3)*6,1),C=y.array;if(S!==null){const v=S.array;m=S.version;for(let T=0,B=0;T<M;T+=3){const N=v[T+0],D=v[T+1],O=v[T+2];C[B++]=N,C[B++]=D,C[B++]=D,C[B++]=O,C[B++]=O,C[B++]=N}}else{m=g.version;for(let v=0,T=0;v<M;v+=3){const B=v+0,N=v+1,D=v+2;C[T++]=B,C[T++]=N,C[T++]=N,C[T++]=D,C[T++]=D,C[T++]=B}}y.version=m;const A=r.get(_);A&&e.remove(A),r.set(_,y)}function f(_){const S=r.get(_);if(S){const g=_.index;g!==null&&S.version<g.version&&d(_)}else d(_);return r.get(_)}function p(){for(const _ in s){const S=s[_].deref();S!==void 0&&l(S)}}return{get:c,update:h,getWireframeAttribute:f,dispose:p}}function QR(n,e,t){let i;function s(d){i=d}let r,a;function o(d){r=d.type,a=d.bytesPerElement}function l(d,f){n.drawElements(i,f,r,d*a),t.update(f,i,1)}function c(d,f,p){p!==0&&(n.drawElementsInstanced(i,f,r,d*a,p),t.update(f,i,p))}function h(d,f,p){if(p===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,f,0,r,d,0,p);let S=0;for(let g=0;g<p;g++)S+=f[g];t.update(S,i,1)}this.setMode=s,this.setIndex=o,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function eC(n){const e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,a,o){switch(t.calls++,a){case n.TRIANGLES:t.triangles+=o*(r/3);break;case n.LINES:t.lines+=o*(r/2);break;case n.LINE_STRIP:t.lines+=o*(r-1);break;case n.LINE_LOOP:t.lines+=o*r;break;case n.POINTS:t.points+=o*r;break;default:Pt("WebGLInfo: Unknown draw mode:",a);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function tC(n,e,t){const i=new WeakMap,s=new Qt;function r(a,o,l){const c=a.morphTargetInfluences,h=o.morphAttributes.position||o.morphAttributes.normal||o.morphAttributes.color,d=h!==void 0?h.length:0;let f=i.get(o);if(f===void 0||f.count!==d){let N=function(){T.dispose(),i.delete(o),o.removeEventListener("dispose",N)};var p=N;f!==void 0&&f.texture.dispose();const _=o.morphAttributes.position!==void 0,S=o.morphAttributes.normal!==void 0,g=o.morphAttributes.color!==void 0,m=o.morphAttributes.position||[],M=o.morphAttributes.normal||[],R=o.morphAttributes.color||[];let y=0;_===!0&&(y=1),S===!0&&(y=2),g===!0&&(y=3);let C=o.attributes.position.count*y,A=1;C>e.maxTextureSize&&(A=Math.ceil(C/e.maxTextureSize),C=e.maxTextureSize);const v=new Float32Array(C*A*4*d),T=new my(v,C,A,d);T.type=Ps,T.needsUpdate=!0;const B=y*4;for(let D=0;D<d;D++){const O=m[D],G=M[D],U=R[D],W=C*A*4*D;for(let Y=0;Y<O.count;Y++){const H=Y*B;_===!0&&(s.fromBufferAttribute(O,Y),v[W+H+0]=s.x,v[W+H+1]=s.y,v[W+H+2]=s.z,v[W+H+3]=0),S===!0&&(s.fromBufferAttribute(G,Y),v[W+H+4]=s.x,v[W+H+5]=s.y,v[W+H+6]=s.z,v[W+H+7]=0),g===!0&&(s.fromBufferAttribute(U,Y),v[W+H+8]=s.x,v[W+H+9]=s.y,v[W+H+10]=s.z,v[W+H+11]=U.itemSize===4?s.w:1)}}f={count:d,texture:T,size:new nt(C,A)},i.set(o,f),o.addEventListener("dispose",N)}if(a.isInstancedMesh===!0&&a.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",a.morphTexture,t);else{let _=0;for(let g=0;g<c.length;g++)_+=c[g];const S=o.morphTargetsRelative?1:1-_;l.getUniforms().setValue(n,"morphTargetBaseInfluence",S),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",f.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",f.size)}return{update:r}}function nC(n,e,t,i,s){let r=new WeakMap;function a(c){const h=s.render.frame,d=c.geometry,f=e.get(c,d);if(r.get(f)!==h&&(e.update(f),r.set(f,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){const p=c.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return f}function o(){r=new WeakMap}function l(c){const h=c.target;h.removeEventListener("dispose",l),i.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:a,dispose:o}}const iC={[Kx]:"LINEAR_TONE_MAPPING",[Zx]:"REINHARD_TONE_MAPPING",[Jx]:"CINEON_TONE_MAPPING",[jx]:"ACES_FILMIC_TONE_MAPPING",[ey]:"AGX_TONE_MAPPING",[ty]:"NEUTRAL_TONE_MAPPING",[Qx]:"CUSTOM_TONE_MAPPING"};function sC(n,e,t,i,s,r){const a=new er(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1});let o=null,l=null,c=null;const h=new Jt;h.setAttribute("position",new An([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new An([0,2,0,0,2,0],2));const d=new HE({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),f=new ai(h,d),p=new Ay(-1,1,1,-1,0,1);let _=null,S=null,g=!1,m,M=null,R=[],y=!1;this.setSize=function(C,A){a.setSize(C,A),o!==null&&o.setSize(C,A),l!==null&&l.setSize(C,A);for(let v=0;v<R.length;v++){const T=R[v];T.setSize&&T.setSize(C,A)}},this.setEffects=function(C){R=C,y=R.length>0&&R[0].isRenderPass===!0;const A=a.width,v=a.height;R.length>0&&o===null&&(o=new er(A,v,{type:rr,depthBuffer:!1,stencilBuffer:!1}),l=new er(A,v,{type:rr,depthBuffer:!1,stencilBuffer:!1}));const T=s===!0&&R.some(B=>B.needsDepthTexture===!0);T!==(a.depthTexture!==null)&&(T===!0&&c===null&&(c=new $o(A,v),r===!0&&(c.format=Qr,c.type=Wo)),a.dispose(),a.depthTexture=T?c:null,a.resolveDepthBuffer=T,a.storeMultisampledDepthBuffer=T);for(let B=0;B<R.length;B++){const N=R[B];N.setSize&&N.setSize(A,v),T&&N.needsDepthTexture===!0&&N.setDepthTexture&&N.setDepthTexture(c)}},this.begin=function(C,A){if(g||C.toneMapping===Tr&&R.length===0)return!1;if(M=A,A!==null){const v=A.width,T=A.height;(a.width!==v||a.height!==T)&&this.setSize(v,T)}return y===!1&&C.setRenderTarget(a),m=C.toneMapping,C.toneMapping=Tr,!0},this.hasRenderPass=function(){return y},this.end=function(C,A){C.toneMapping=m,g=!0;let v=a,T=o;for(let B=0;B<R.length;B++){const N=R[B];N.enabled!==!1&&(N.render(C,T,v,A),N.needsSwap!==!1&&(v=T,T=T===o?l:o))}if(_!==C.outputColorSpace||S!==C.toneMapping){_=C.outputColorSpace,S=C.toneMapping,d.defines={},Tt.getTransfer(_)===Wt&&(d.defines.SRGB_TRANSFER="");const B=iC[S];B&&(d.defines[B]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=v.texture,C.setRenderTarget(M),C.render(f,p),M=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){a.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),h.dispose(),d.dispose()}}const Ny=new bi,Iy=new $o(1,1),Uy=new Sy(1),Fy=new my,ky=new fE,Oy=new yy,$_=[],X_=[],q_=new Float32Array(16),Y_=new Float32Array(9),K_=new Float32Array(4);function rl(n,e,t){const i=n[0];if(i<=0||i>0)return n;const s=e*t;let r=$_[s];if(r===void 0&&(r=new Float32Array(s),$_[s]=r),e!==0){i.toArray(r,0);for(let a=1,o=0;a!==e;++a)o+=t,n[a].toArray(r,o)}return r}function Yn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Kn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function Lh(n,e){let t=X_[e];t===void 0&&(t=new Int32Array(e),X_[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function rC(n,e){const t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function aC(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Yn(t,e))return;n.uniform2fv(this.addr,e),Kn(t,e)}}function oC(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Yn(t,e))return;n.uniform3fv(this.addr,e),Kn(t,e)}}function lC(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Yn(t,e))return;n.uniform4fv(this.addr,e),Kn(t,e)}}function cC(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Yn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Kn(t,e)}else{if(Yn(t,i))return;K_.set(i),n.uniformMatrix2fv(this.addr,!1,K_),Kn(t,i)}}function uC(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Yn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Kn(t,e)}else{if(Yn(t,i))return;Y_.set(i),n.uniformMatrix3fv(this.addr,!1,Y_),Kn(t,i)}}function hC(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Yn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Kn(t,e)}else{if(Yn(t,i))return;q_.set(i),n.uniformMatrix4fv(this.addr,!1,q_),Kn(t,i)}}function dC(n,e){const t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function fC(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Yn(t,e))return;n.uniform2iv(this.addr,e),Kn(t,e)}}function pC(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Yn(t,e))return;n.uniform3iv(this.addr,e),Kn(t,e)}}function mC(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Yn(t,e))return;n.uniform4iv(this.addr,e),Kn(t,e)}}function gC(n,e){const t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function _C(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Yn(t,e))return;n.uniform2uiv(this.addr,e),Kn(t,e)}}function vC(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Yn(t,e))return;n.uniform3uiv(this.addr,e),Kn(t,e)}}function xC(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Yn(t,e))return;n.uniform4uiv(this.addr,e),Kn(t,e)}}function Dh(n){return n.version===0&&(n.compareFunction=hy,n.needsUpdate=!0),n}function yC(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=Dh(Iy):r=Ny,t.setTexture2D(e||r,s)}function SC(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||ky,s)}function MC(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=Dh(Uy):r=Oy,t.setTextureCube(e||r,s)}function bC(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||Fy,s)}function wC(n){switch(n){case 5126:return rC;case 35664:return aC;case 35665:return oC;case 35666:return lC;case 35674:return cC;case 35675:return uC;case 35676:return hC;case 5124:case 35670:return dC;case 35667:case 35671:return fC;case 35668:case 35672:return pC;case 35669:case 35673:return mC;case 5125:return gC;case 36294:return _C;case 36295:return vC;case 36296:return xC;case 35678:case 36198:case 36298:case 36306:case 35682:return yC;case 35679:case 36299:case 36307:return SC;case 35680:case 36300:case 36308:case 36293:return MC;case 36289:case 36303:case 36311:case 36292:return bC}}function EC(n,e){n.uniform1fv(this.addr,e)}function TC(n,e){const t=rl(e,this.size,2);n.uniform2fv(this.addr,t)}function AC(n,e){const t=rl(e,this.size,3);n.uniform3fv(this.addr,t)}function RC(n,e){const t=rl(e,this.size,4);n.uniform4fv(this.addr,t)}function CC(n,e){const t=rl(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function PC(n,e){const t=rl(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function LC(n,e){const t=rl(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function DC(n,e){n.uniform1iv(this.addr,e)}function NC(n,e){n.uniform2iv(this.addr,e)}function IC(n,e){n.uniform3iv(this.addr,e)}function UC(n,e){n.uniform4iv(this.addr,e)}function FC(n,e){n.uniform1uiv(this.addr,e)}function kC(n,e){n.uniform2uiv(this.addr,e)}function OC(n,e){n.uniform3uiv(this.addr,e)}function BC(n,e){n.uniform4uiv(this.addr,e)}function zC(n,e,t){const i=this.cache,s=e.length,r=Lh(t,s);Yn(i,r)||(n.uniform1iv(this.addr,r),Kn(i,r));let a;this.type===n.SAMPLER_2D_SHADOW?a=Dh(Iy):a=Ny;for(let o=0;o!==s;++o)t.setTexture2D(e[o]||a,r[o])}function HC(n,e,t){const i=this.cache,s=e.length,r=Lh(t,s);Yn(i,r)||(n.uniform1iv(this.addr,r),Kn(i,r));for(let a=0;a!==s;++a)t.setTexture3D(e[a]||ky,r[a])}function GC(n,e,t){const i=this.cache,s=e.length,r=Lh(t,s);Yn(i,r)||(n.uniform1iv(this.addr,r),Kn(i,r));let a;this.type===n.SAMPLER_CUBE_SHADOW?a=Dh(Uy):a=Oy;for(let o=0;o!==s;++o)t.setTextureCube(e[o]||a,r[o])}function VC(n,e,t){const i=this.cache,s=e.length,r=Lh(t,s);Yn(i,r)||(n.uniform1iv(this.addr,r),Kn(i,r));for(let a=0;a!==s;++a)t.setTexture2DArray(e[a]||Fy,r[a])}function WC(n){switch(n){case 5126:return EC;case 35664:return TC;case 35665:return AC;case 35666:return RC;case 35674:return CC;case 35675:return PC;case 35676:return LC;case 5124:case 35670:return DC;case 35667:case 35671:return NC;case 35668:case 35672:return IC;case 35669:case 35673:return UC;case 5125:return FC;case 36294:return kC;case 36295:return OC;case 36296:return BC;case 35678:case 36198:case 36298:case 36306:case 35682:return zC;case 35679:case 36299:case 36307:return HC;case 35680:case 36300:case 36308:case 36293:return GC;case 36289:case 36303:case 36311:case 36292:return VC}}class $C{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=wC(t.type)}}class XC{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=WC(t.type)}}class qC{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){const s=this.seq;for(let r=0,a=s.length;r!==a;++r){const o=s[r];o.setValue(e,t[o.id],i)}}}const Fd=/(\w+)(\])?(\[|\.)?/g;function Z_(n,e){n.seq.push(e),n.map[e.id]=e}function YC(n,e,t){const i=n.name,s=i.length;for(Fd.lastIndex=0;;){const r=Fd.exec(i),a=Fd.lastIndex;let o=r[1];const l=r[2]==="]",c=r[3];if(l&&(o=o|0),c===void 0||c==="["&&a+2===s){Z_(t,c===void 0?new $C(o,n,e):new XC(o,n,e));break}else{let d=t.map[o];d===void 0&&(d=new qC(o),Z_(t,d)),t=d}}}class Hu{constructor(e,t){this.seq=[],this.map={};const i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let a=0;a<i;++a){const o=e.getActiveUniform(t,a),l=e.getUniformLocation(t,o.name);YC(o,l,this)}const s=[],r=[];for(const a of this.seq)a.type===e.SAMPLER_2D_SHADOW||a.type===e.SAMPLER_CUBE_SHADOW||a.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(a):r.push(a);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){const r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){const s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,a=t.length;r!==a;++r){const o=t[r],l=i[o.id];l.needsUpdate!==!1&&o.setValue(e,l.value,s)}}static seqWithValue(e,t){const i=[];for(let s=0,r=e.length;s!==r;++s){const a=e[s];a.id in t&&i.push(a)}return i}}function J_(n,e,t){const i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}const KC=37297;let ZC=0;function JC(n,e){const t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let a=s;a<r;a++){const o=a+1;i.push(`${o===e?">":" "} ${o}: ${t[a]}`)}return i.join(`
`)}const j_=new ct;function jC(n){Tt._getMatrix(j_,Tt.workingColorSpace,n);const e=`mat3( ${j_.elements.map(t=>t.toFixed(4))} )`;switch(Tt.getTransfer(n)){case ah:return[e,"LinearTransferOETF"];case Wt:return[e,"sRGBTransferOETF"];default:return je("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Q_(n,e,t){const i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";const a=/ERROR: 0:(\d+)/.exec(r);if(a){const o=parseInt(a[1]);return t.toUpperCase()+`

`+r+`

`+JC(n.getShaderSource(e),o)}else return r}function QC(n,e){const t=jC(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}const e2={[Kx]:"Linear",[Zx]:"Reinhard",[Jx]:"Cineon",[jx]:"ACESFilmic",[ey]:"AgX",[ty]:"Neutral",[Qx]:"Custom"};function t2(n,e){const t=e2[e];return t===void 0?(je("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}const yu=new z;function n2(){Tt.getLuminanceCoefficients(yu);const n=yu.x.toFixed(4),e=yu.y.toFixed(4),t=yu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function i2(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Nl).join(`
`)}function s2(n){const e=[];for(const t in n){const i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function r2(n,e){const t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){const r=n.getActiveAttrib(e,s),a=r.name;let o=1;r.type===n.FLOAT_MAT2&&(o=2),r.type===n.FLOAT_MAT3&&(o=3),r.type===n.FLOAT_MAT4&&(o=4),t[a]={type:r.type,location:n.getAttribLocation(e,a),locationSize:o}}return t}function Nl(n){return n!==""}function e0(n,e){const t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function t0(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}const a2=/^[ \t]*#include +<([\w\d./]+)>/gm;function vp(n){return n.replace(a2,o2)}function o2(n,e){const t=_t[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return vp(t)}const l2=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function n0(n){return n.replace(l2,c2)}function c2(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function i0(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}const u2={[Uu]:"SHADOWMAP_TYPE_PCF",[Dl]:"SHADOWMAP_TYPE_VSM"};function h2(n){return u2[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}const d2={[ac]:"ENVMAP_MODE_REFRACTION"};function f2(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":d2[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}const p2={[fm]:"ENVMAP_BLENDING_MULTIPLY",[D1]:"ENVMAP_BLENDING_MIX",[N1]:"ENVMAP_BLENDING_ADD"};function m2(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":p2[n.combine]||"ENVMAP_BLENDING_NONE"}function g2(n,e,t,i){const s=n.getContext(),r=t.defines;let a=t.vertexShader,o=t.fragmentShader;const l=h2(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=f2(t),d=m2(t),f=i2(t),p=s2(r),_=s.createProgram();let S,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(S=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p].filter(Nl).join(`
`),S.length>0&&(S+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p].filter(Nl).join(`
`),g.length>0&&(g+=`
`)):(S=[i0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Nl).join(`
`),g=[i0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Tr?"#define TONE_MAPPING":"",t.toneMapping!==Tr?_t.tonemapping_pars_fragment:"",t.toneMapping!==Tr?t2("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",_t.colorspace_pars_fragment,QC("linearToOutputTexel",t.outputColorSpace),n2(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Nl).join(`
`)),a=vp(a),a=e0(a,t),a=t0(a,t),o=vp(o),o=e0(o,t),o=t0(o,t),a=n0(a),o=n0(o),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,S=[f,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+S,g=["#define varying in",t.glslVersion===n_?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===n_?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);const M=m+S+a,R=m+g+o,y=J_(s,s.VERTEX_SHADER,M),C=J_(s,s.FRAGMENT_SHADER,R);s.attachShader(_,y),s.attachShader(_,C),t.index0AttributeName!==void 0?s.bindAttribLocation(_,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(_,0,"position"),s.linkProgram(_);function A(N){if(n.debug.checkShaderErrors){const D=s.getProgramInfoLog(_)||"",O=s.getShaderInfoLog(y)||"",G=s.getShaderInfoLog(C)||"",U=D.trim(),W=O.trim(),Y=G.trim();let H=!0,le=!0;if(s.getProgramParameter(_,s.LINK_STATUS)===!1)if(H=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,_,y,C);else{const K=Q_(s,y,"vertex"),j=Q_(s,C,"fragment");Pt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(_,s.VALIDATE_STATUS)+`

Material Name: `+N.name+`
Material Type: `+N.type+`

Program Info Log: `+U+`
`+K+`
`+j)}else U!==""?je("WebGLProgram: Program Info Log:",U):(W===""||Y==="")&&(le=!1);le&&(N.diagnostics={runnable:H,programLog:U,vertexShader:{log:W,prefix:S},fragmentShader:{log:Y,prefix:g}})}s.deleteShader(y),s.deleteShader(C),v=new Hu(s,_),T=r2(s,_)}let v;this.getUniforms=function(){return v===void 0&&A(this),v};let T;this.getAttributes=function(){return T===void 0&&A(this),T};let B=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return B===!1&&(B=s.getProgramParameter(_,KC)),B},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(_),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=ZC++,this.cacheKey=e,this.usedTimes=1,this.program=_,this.vertexShader=y,this.fragmentShader=C,this}let _2=0;class v2{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){const s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){const t=this.materialCache.get(e);for(const i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){const t=this.materialCache;let i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){const t=this.shaderCache;let i=t.get(e);return i===void 0&&(i=new x2(e),t.set(e,i)),i}}class x2{constructor(e){this.id=_2++,this.code=e,this.usedTimes=0}}function y2(n){return n===Va||n===ih||n===sh}function S2(n,e,t,i,s,r){const a=new Em,o=new v2,l=new Set,c=[],h=new Map,d=i.logarithmicDepthBuffer,f={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(v){return l.add(v),v===0?"uv":`uv${v}`}function _(v,T,B,N,D,O){const G=N.fog,U=D.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?N.environment:null,Y=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,H=e.get(v.envMap||W,Y),le=f[v.type];let K=i.precision;v.precision!==null&&(K=i.getMaxPrecision(v.precision),K!==v.precision&&je("WebGLProgram.getParameters:",v.precision,"not supported, using",K,"instead."));const j=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,te=j!==void 0?j.length:0;let de=0;U.morphAttributes.position!==void 0&&(de=1),U.morphAttributes.normal!==void 0&&(de=2),U.morphAttributes.color!==void 0&&(de=3);let he,ee,me,xe;if(le){const Ce=zi[le];he=Ce.vertexShader,ee=Ce.fragmentShader}else{he=v.vertexShader,ee=v.fragmentShader;const Ce=o.getVertexShaderStage(v),dt=o.getFragmentShaderStage(v);o.update(v,Ce,dt),me=Ce.id,xe=dt.id}const Re=n.getRenderTarget(),be=n.state.buffers.depth.getReversed(),qe=D.isInstancedMesh===!0,at=D.isBatchedMesh===!0,$e=!!v.map,vt=!!v.matcap,mt=!!H,st=mt&&H.isPMREMTexture===!0,an=!!v.aoMap,jt=!!v.lightMap,Rn=!!v.bumpMap&&v.wireframe===!1,$t=!!v.normalMap,Jn=!!v.displacementMap,At=!!v.emissiveMap,Hn=!!v.metalnessMap,pn=!!v.roughnessMap,Cn=v.anisotropy>0,k=v.clearcoat>0,Pe=v.diffuseRoughness>0,Ze=v.dispersion>0,ot=v.retroreflectivity>0,we=v.iridescence>0,Yt=v.sheen>0,We=v.transmission>0,Ke=Cn&&!!v.anisotropyMap,P=k&&!!v.clearcoatMap,b=k&&!!v.clearcoatNormalMap,X=k&&!!v.clearcoatRoughnessMap,ue=Pe&&!!v.diffuseRoughnessMap,ae=we&&!!v.iridescenceMap,_e=we&&!!v.iridescenceThicknessMap,ye=Yt&&!!v.sheenColorMap,ne=Yt&&!!v.sheenRoughnessMap,se=!!v.specularMap,pe=!!v.specularColorMap,F=!!v.specularIntensityMap,re=We&&!!v.transmissionMap,ie=We&&!!v.thicknessMap,Ee=!!v.gradientMap,ge=!!v.alphaMap,Me=v.alphaTest>0,Xe=!!v.alphaHash,Qe=!!v.extensions;let ce=Tr;v.toneMapped&&(Re===null||Re.isXRRenderTarget===!0)&&(ce=n.toneMapping);const ze=st?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,et={shaderID:le,shaderType:v.type,shaderName:v.name,vertexShader:he,fragmentShader:ee,defines:v.defines,customVertexShaderID:me,customFragmentShaderID:xe,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:K,batching:at,batchingColor:at&&D._colorsTexture!==null,instancing:qe,instancingColor:qe&&D.instanceColor!==null,instancingMorph:qe&&D.morphTexture!==null,outputColorSpace:Re===null?n.outputColorSpace:Re.isXRRenderTarget===!0?Re.texture.colorSpace:Tt.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:$e,matcap:vt,envMap:mt,envMapMode:mt&&H.mapping,envMapPMREM:st,envMapMaxLod:st?ze.length-1:null,envMapSize:st?ze[0].width:null,aoMap:an,lightMap:jt,bumpMap:Rn,normalMap:$t,displacementMap:Jn,emissiveMap:At,normalMapObjectSpace:$t&&v.normalMapType===F1,normalMapTangentSpace:$t&&v.normalMapType===hp,packedNormalMap:$t&&v.normalMapType===hp&&y2(v.normalMap.format),metalnessMap:Hn,roughnessMap:pn,anisotropy:Cn,anisotropyMap:Ke,clearcoat:k,clearcoatMap:P,clearcoatNormalMap:b,clearcoatRoughnessMap:X,diffuseRoughness:Pe,diffuseRoughnessMap:ue,dispersion:Ze,retroreflection:ot,iridescence:we,iridescenceMap:ae,iridescenceThicknessMap:_e,sheen:Yt,sheenColorMap:ye,sheenRoughnessMap:ne,specularMap:se,specularColorMap:pe,specularIntensityMap:F,transmission:We,transmissionMap:re,thicknessMap:ie,gradientMap:Ee,opaque:v.transparent===!1&&v.blending===Wl&&v.alphaToCoverage===!1,alphaMap:ge,alphaTest:Me,alphaHash:Xe,combine:v.combine,mapUv:$e&&p(v.map.channel),aoMapUv:an&&p(v.aoMap.channel),lightMapUv:jt&&p(v.lightMap.channel),bumpMapUv:Rn&&p(v.bumpMap.channel),normalMapUv:$t&&p(v.normalMap.channel),displacementMapUv:Jn&&p(v.displacementMap.channel),emissiveMapUv:At&&p(v.emissiveMap.channel),metalnessMapUv:Hn&&p(v.metalnessMap.channel),roughnessMapUv:pn&&p(v.roughnessMap.channel),anisotropyMapUv:Ke&&p(v.anisotropyMap.channel),clearcoatMapUv:P&&p(v.clearcoatMap.channel),clearcoatNormalMapUv:b&&p(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&p(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ue&&p(v.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&p(v.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&p(v.iridescenceThicknessMap.channel),sheenColorMapUv:ye&&p(v.sheenColorMap.channel),sheenRoughnessMapUv:ne&&p(v.sheenRoughnessMap.channel),specularMapUv:se&&p(v.specularMap.channel),specularColorMapUv:pe&&p(v.specularColorMap.channel),specularIntensityMapUv:F&&p(v.specularIntensityMap.channel),transmissionMapUv:re&&p(v.transmissionMap.channel),thicknessMapUv:ie&&p(v.thicknessMap.channel),alphaMapUv:ge&&p(v.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&($t||Cn),vertexNormals:!!U.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!U.attributes.uv&&($e||ge),fog:!!G,useFog:v.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||U.attributes.normal===void 0&&$t===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:be,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:U.attributes.position!==void 0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:de,numSunLights:T.sun.length,numDirLights:T.directional.length,numPointLights:T.point.length,numSpotLights:T.spot.length,numSpotLightMaps:T.spotLightMap.length,numRectAreaLights:T.rectArea.length,numHemiLights:T.hemi.length,numSunLightShadows:T.sunShadowMap.length,numDirLightShadows:T.directionalShadowMap.length,numPointLightShadows:T.pointShadowMap.length,numSpotLightShadows:T.spotShadowMap.length,numSpotLightShadowsWithMaps:T.numSpotLightShadowsWithMaps,numLightProbes:T.numLightProbes,numLightProbeGrids:O.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:n.shadowMap.enabled&&B.length>0,shadowMapType:n.shadowMap.type,toneMapping:ce,decodeVideoTexture:$e&&v.map.isVideoTexture===!0&&Tt.getTransfer(v.map.colorSpace)===Wt,decodeVideoTextureEmissive:At&&v.emissiveMap.isVideoTexture===!0&&Tt.getTransfer(v.emissiveMap.colorSpace)===Wt,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Hi,flipSided:v.side===Gi,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Qe&&v.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&v.extensions.multiDraw===!0||at)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function S(v){const T=[];if(v.shaderID?T.push(v.shaderID):(T.push(v.customVertexShaderID),T.push(v.customFragmentShaderID)),v.defines!==void 0)for(const B in v.defines)T.push(B),T.push(v.defines[B]);return v.isRawShaderMaterial===!1&&(g(T,v),m(T,v),T.push(n.outputColorSpace)),T.push(v.customProgramCacheKey),T.join()}function g(v,T){v.push(T.precision),v.push(T.outputColorSpace),v.push(T.envMapMode),v.push(T.envMapPMREM),v.push(T.envMapMaxLod),v.push(T.envMapSize),v.push(T.mapUv),v.push(T.alphaMapUv),v.push(T.lightMapUv),v.push(T.aoMapUv),v.push(T.bumpMapUv),v.push(T.normalMapUv),v.push(T.displacementMapUv),v.push(T.emissiveMapUv),v.push(T.metalnessMapUv),v.push(T.roughnessMapUv),v.push(T.anisotropyMapUv),v.push(T.clearcoatMapUv),v.push(T.clearcoatNormalMapUv),v.push(T.clearcoatRoughnessMapUv),v.push(T.diffuseRoughnessMapUv),v.push(T.iridescenceMapUv),v.push(T.iridescenceThicknessMapUv),v.push(T.sheenColorMapUv),v.push(T.sheenRoughnessMapUv),v.push(T.specularMapUv),v.push(T.specularColorMapUv),v.push(T.specularIntensityMapUv),v.push(T.transmissionMapUv),v.push(T.thicknessMapUv),v.push(T.combine),v.push(T.fogExp2),v.push(T.sizeAttenuation),v.push(T.morphTargetsCount),v.push(T.numSunLights),v.push(T.numDirLights),v.push(T.numPointLights),v.push(T.numSpotLights),v.push(T.numSpotLightMaps),v.push(T.numHemiLights),v.push(T.numRectAreaLights),v.push(T.numSunLightShadows),v.push(T.numDirLightShadows),v.push(T.numPointLightShadows),v.push(T.numSpotLightShadows),v.push(T.numSpotLightShadowsWithMaps),v.push(T.numLightProbes),v.push(T.numLightProbeGrids),v.push(T.shadowMapType),v.push(T.toneMapping),v.push(T.numClippingPlanes),v.push(T.numClipIntersection),v.push(T.depthPacking)}function m(v,T){a.disableAll(),T.instancing&&a.enable(0),T.instancingColor&&a.enable(1),T.instancingMorph&&a.enable(2),T.matcap&&a.enable(3),T.envMap&&a.enable(4),T.normalMapObjectSpace&&a.enable(5),T.normalMapTangentSpace&&a.enable(6),T.clearcoat&&a.enable(7),T.iridescence&&a.enable(8),T.alphaTest&&a.enable(9),T.vertexColors&&a.enable(10),T.vertexAlphas&&a.enable(11),T.vertexUv1s&&a.enable(12),T.vertexUv2s&&a.enable(13),T.vertexUv3s&&a.enable(14),T.vertexTangents&&a.enable(15),T.anisotropy&&a.enable(16),T.alphaHash&&a.enable(17),T.batching&&a.enable(18),T.dispersion&&a.enable(19),T.retroreflection&&a.enable(24),T.diffuseRoughness&&a.enable(25),T.batchingColor&&a.enable(20),T.gradientMap&&a.enable(21),T.packedNormalMap&&a.enable(22),T.vertexNormals&&a.enable(23),v.push(a.mask),a.disableAll(),T.fog&&a.enable(0),T.useFog&&a.enable(1),T.flatShading&&a.enable(2),T.logarithmicDepthBuffer&&a.enable(3),T.reversedDepthBuffer&&a.enable(4),T.skinning&&a.enable(5),T.morphTargets&&a.enable(6),T.morphNormals&&a.enable(7),T.morphColors&&a.enable(8),T.premultipliedAlpha&&a.enable(9),T.shadowMapEnabled&&a.enable(10),T.doubleSided&&a.enable(11),T.flipSided&&a.enable(12),T.useDepthPacking&&a.enable(13),T.dithering&&a.enable(14),T.transmission&&a.enable(15),T.sheen&&a.enable(16),T.opaque&&a.enable(17),T.pointsUvs&&a.enable(18),T.decodeVideoTexture&&a.enable(19),T.decodeVideoTextureEmissive&&a.enable(20),T.alphaToCoverage&&a.enable(21),T.numLightProbeGrids>0&&a.enable(22),T.hasPositionAttribute&&a.enable(23),v.push(a.mask)}function M(v){const T=f[v.type];let B;if(T){const N=zi[T];B=Pm.clone(N.uniforms)}else B=v.uniforms;return B}function R(v,T){let B=h.get(T);return B!==void 0?++B.usedTimes:(B=new g2(n,T,v,s),c.push(B),h.set(T,B)),B}function y(v){if(--v.usedTimes===0){const T=c.indexOf(v);c[T]=c[c.length-1],c.pop(),h.delete(v.cacheKey),v.destroy()}}function C(v){o.remove(v)}function A(){o.dispose()}return{getParameters:_,getProgramCacheKey:S,getUniforms:M,acquireProgram:R,releaseProgram:y,releaseShaderCache:C,programs:c,dispose:A}}function M2(){let n=new WeakMap;function e(a){return n.has(a)}function t(a){let o=n.get(a);return o===void 0&&(o={},n.set(a,o)),o}function i(a){n.delete(a)}function s(a,o,l){n.get(a)[o]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function b2(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function s0(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function r0(){const n=[];let e=0;const t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function a(f){let p=0;return f.isInstancedMesh&&(p+=2),f.isSkinnedMesh&&(p+=1),p}function o(f,p,_,S,g,m){let M=n[e];return M===void 0?(M={id:f.id,object:f,geometry:p,material:_,materialVariant:a(f),groupOrder:S,renderOrder:f.renderOrder,z:g,group:m},n[e]=M):(M.id=f.id,M.object=f,M.geometry=p,M.material=_,M.materialVariant=a(f),M.groupOrder=S,M.renderOrder=f.renderOrder,M.z=g,M.group=m),e++,M}function l(f,p,_,S,g,m,M){M.reversedDepth===!0&&(g=-g);const R=o(f,p,_,S,g,m);_.transmission>0?i.push(R):_.transparent===!0?s.push(R):t.push(R)}function c(f,p,_,S,g,m){const M=o(f,p,_,S,g,m);_.transmission>0?i.unshift(M):_.transparent===!0?s.unshift(M):t.unshift(M)}function h(f,p){t.length>1&&t.sort(f||b2),i.length>1&&i.sort(p||s0),s.length>1&&s.sort(p||s0)}function d(){for(let f=e,p=n.length;f<p;f++){const _=n[f];if(_.id===null)break;_.id=null,_.object=null,_.geometry=null,_.material=null,_.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:d,sort:h}}function w2(){let n=new WeakMap;function e(i,s){const r=n.get(i);let a;return r===void 0?(a=new r0,n.set(i,[a])):s>=r.length?(a=new r0,r.push(a)):a=r[s],a}function t(){n=new WeakMap}return{get:e,dispose:t}}function E2(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new z,color:new it};break;case"SpotLight":t={position:new z,direction:new z,color:new it,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new z,color:new it,distance:0,decay:0};break;case"HemisphereLight":t={direction:new z,skyColor:new it,groundColor:new it};break;case"RectAreaLight":t={color:new it,position:new z,halfWidth:new z,halfHeight:new z};break}return n[e.id]=t,t}}}function T2(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new nt};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new nt};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new nt,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}let A2=0;function R2(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function C2(n){const e=new E2,t=T2(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new z);const s=new z,r=new Ot,a=new Ot;function o(c){let h=0,d=0,f=0;for(let O=0;O<9;O++)i.probe[O].set(0,0,0);let p=0,_=0,S=0,g=0,m=0,M=0,R=0,y=0,C=0,A=0,v=0,T=0,B=0,N=0;c.sort(R2);for(let O=0,G=c.length;O<G;O++){const U=c[O],W=U.color,Y=U.intensity,H=U.distance;let le=null;if(U.shadow&&U.shadow.map&&(U.shadow.map.texture.format===Va?le=U.shadow.map.texture:le=U.shadow.map.depthTexture||U.shadow.map.texture),U.isAmbientLight)h+=W.r*Y,d+=W.g*Y,f+=W.b*Y;else if(U.isLightProbe){for(let K=0;K<9;K++)i.probe[K].addScaledVector(U.sh.coefficients[K],Y);N++}else if(U.isSunLight){const K=e.get(U);if(K.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){const j=U.shadow,te=t.get(U);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),i.sunShadow[_]=te,i.sunShadowMap[_]=le;const de=j.getViewportCount();for(let he=0;he<de;he++)i.sunShadowMatrix[S+he]=j.getMatrix(he),i.sunShadowCascade[S+he]=j._cascadeData[he];S+=de,_++}i.sun[p]=K,p++}else if(U.isDirectionalLight){const K=e.get(U);if(K.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){const j=U.shadow,te=t.get(U);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,i.directionalShadow[g]=te,i.directionalShadowMap[g]=le,i.directionalShadowMatrix[g]=U.shadow.matrix,C++}i.directional[g]=K,g++}else if(U.isSpotLight){const K=e.get(U);K.position.setFromMatrixPosition(U.matrixWorld),K.color.copy(W).multiplyScalar(Y),K.distance=H,K.coneCos=Math.cos(U.angle),K.penumbraCos=Math.cos(U.angle*(1-U.penumbra)),K.decay=U.decay,i.spot[M]=K;const j=U.shadow;if(U.map&&(i.spotLightMap[T]=U.map,T++,j.updateMatrices(U),U.castShadow&&B++),i.spotLightMatrix[M]=j.matrix,U.castShadow){const te=t.get(U);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,i.spotShadow[M]=te,i.spotShadowMap[M]=le,v++}M++}else if(U.isRectAreaLight){const K=e.get(U);K.color.copy(W).multiplyScalar(Y),K.halfWidth.set(U.width*.5,0,0),K.halfHeight.set(0,U.height*.5,0),i.rectArea[R]=K,R++}else if(U.isPointLight){const K=e.get(U);if(K.color.copy(U.color).multiplyScalar(U.intensity),K.distance=U.distance,K.decay=U.decay,U.castShadow){const j=U.shadow,te=t.get(U);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,te.shadowCameraNear=j.camera.near,te.shadowCameraFar=j.camera.far,i.pointShadow[m]=te,i.pointShadowMap[m]=le,i.pointShadowMatrix[m]=U.shadow.matrix,A++}i.point[m]=K,m++}else if(U.isHemisphereLight){const K=e.get(U);K.skyColor.copy(U.color).multiplyScalar(Y),K.groundColor.copy(U.groundColor).multiplyScalar(Y),i.hemi[y]=K,y++}}R>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Ne.LTC_FLOAT_1,i.rectAreaLTC2=Ne.LTC_FLOAT_2):(i.rectAreaLTC1=Ne.LTC_HALF_1,i.rectAreaLTC2=Ne.LTC_HALF_2)),i.ambient[0]=h,i.ambient[1]=d,i.ambient[2]=f;const D=i.hash;(D.sunLength!==p||D.directionalLength!==g||D.pointLength!==m||D.spotLength!==M||D.rectAreaLength!==R||D.hemiLength!==y||D.numSunShadows!==_||D.numDirectionalShadows!==C||D.numPointShadows!==A||D.numSpotShadows!==v||D.numSpotMaps!==T||D.numLightProbes!==N)&&(i.sun.length=p,i.directional.length=g,i.spot.length=M,i.rectArea.length=R,i.point.length=m,i.hemi.length=y,i.sunShadow.length=_,i.sunShadowMap.length=_,i.sunShadowMatrix.length=S,i.sunShadowCascade.length=S,i.directionalShadow.length=C,i.directionalShadowMap.length=C,i.directionalShadowMatrix.length=C,i.pointShadow.length=A,i.pointShadowMap.length=A,i.pointShadowMatrix.length=A,i.spotShadow.length=v,i.spotShadowMap.length=v,i.spotLightMatrix.length=v+T-B,i.spotLightMap.length=T,i.numSpotLightShadowsWithMaps=B,i.numLightProbes=N,D.sunLength=p,D.directionalLength=g,D.pointLength=m,D.spotLength=M,D.rectAreaLength=R,D.hemiLength=y,D.numSunShadows=_,D.numDirectionalShadows=C,D.numPointShadows=A,D.numSpotShadows=v,D.numSpotMaps=T,D.numLightProbes=N,i.version=A2++)}function l(c,h){let d=0,f=0,p=0,_=0,S=0,g=0;const m=h.matrixWorldInverse;for(let M=0,R=c.length;M<R;M++){const y=c[M];if(y.isSunLight){const C=i.sun[d];C.direction.setFromMatrixPosition(y.matrixWorld),C.direction.transformDirection(m),d++}else if(y.isDirectionalLight){const C=i.directional[f];C.direction.setFromMatrixPosition(y.matrixWorld),s.setFromMatrixPosition(y.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),f++}else if(y.isSpotLight){const C=i.spot[_];C.position.setFromMatrixPosition(y.matrixWorld),C.position.applyMatrix4(m),C.direction.setFromMatrixPosition(y.matrixWorld),s.setFromMatrixPosition(y.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),_++}else if(y.isRectAreaLight){const C=i.rectArea[S];C.position.setFromMatrixPosition(y.matrixWorld),C.position.applyMatrix4(m),a.identity(),r.copy(y.matrixWorld),r.premultiply(m),a.extractRotation(r),C.halfWidth.set(y.width*.5,0,0),C.halfHeight.set(0,y.height*.5,0),C.halfWidth.applyMatrix4(a),C.halfHeight.applyMatrix4(a),S++}else if(y.isPointLight){const C=i.point[p];C.position.setFromMatrixPosition(y.matrixWorld),C.position.applyMatrix4(m),p++}else if(y.isHemisphereLight){const C=i.hemi[g];C.direction.setFromMatrixPosition(y.matrixWorld),C.direction.transformDirection(m),g++}}}return{setup:o,setupView:l,state:i}}function a0(n){const e=new C2(n),t=[],i=[],s=[];function r(d){h.camera=d,t.length=0,i.length=0,s.length=0}function a(d){d.isLightProbeGrid?s.push(d):t.push(d)}function o(d){i.push(d)}function l(){e.setup(t),s.sort((d,f)=>d.priority-f.priority||d.id-f.id)}function c(d){e.setupView(t,d)}const h={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:a,pushShadow:o}}function P2(n){let e=new WeakMap;function t(s,r=0){const a=e.get(s);let o;return a===void 0?(o=new a0(n),e.set(s,[o])):r>=a.length?(o=new a0(n),a.push(o)):o=a[r],o}function i(){e=new WeakMap}return{get:t,dispose:i}}const L2=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,D2=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,N2=[new z(1,0,0),new z(-1,0,0),new z(0,1,0),new z(0,-1,0),new z(0,0,1),new z(0,0,-1)],I2=[new z(0,-1,0),new z(0,-1,0),new z(0,0,1),new z(0,0,-1),new z(0,-1,0),new z(0,-1,0)],o0=new Ot,El=new z,kd=new z;function U2(n,e,t){let i=new hc;const s=new nt,r=new nt,a=new Qt,o=new GE,l=new VE,c={},h=t.maxTextureSize,d={[Ga]:Gi,[Gi]:Ga,[Hi]:Hi},f=new vs({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new nt},radius:{value:4}},vertexShader:L2,fragmentShader:D2}),p=f.clone();p.defines.HORIZONTAL_PASS=1;const _=new Jt;_.setAttribute("position",new zt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const S=new ai(_,f),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Uu;let m=this.type;this.render=function(A,v,T){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||A.length===0)return;this.type===f1&&(je("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Uu);const B=n.getRenderTarget(),N=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),O=n.state;O.setBlending(Lo),O.buffers.depth.getReversed()===!0?O.buffers.color.setClear(0,0,0,0):O.buffers.color.setClear(1,1,1,1),O.buffers.depth.setTest(!0),O.setScissorTest(!1);const G=m!==this.type;G&&v.traverse(function(U){U.material&&(Array.isArray(U.material)?U.material.forEach(W=>W.needsUpdate=!0):U.material.needsUpdate=!0)});for(let U=0,W=A.length;U<W;U++){const Y=A[U],H=Y.shadow;if(H===void 0){je("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);const le=H.getFrameExtents();s.multiply(le),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/le.x),s.x=r.x*le.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/le.y),s.y=r.y*le.y,H.mapSize.y=r.y));const K=n.state.buffers.depth.getReversed();if(H.camera._reversedDepth=K,H.map===null||G===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===Dl){if(Y.isPointLight){je("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new er(s.x,s.y,{format:Va,type:rr,minFilter:Mi,magFilter:Mi,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMap",H.map.depthTexture=new $o(s.x,s.y,Ps),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=ca,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=mi,H.map.depthTexture.magFilter=mi}else Y.isPointLight?(H.map=new Dm(s.x),H.map.depthTexture=new Sy(s.x,sr)):(H.map=new er(s.x,s.y),H.map.depthTexture=new $o(s.x,s.y,sr)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.format=ca,this.type===Uu?(H.map.depthTexture.compareFunction=K?uy:cy,H.map.depthTexture.minFilter=Mi,H.map.depthTexture.magFilter=Mi):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=mi,H.map.depthTexture.magFilter=mi);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);const j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,T);const te=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:T.layers;for(let de=0;de<j;de++){const he=H.getCamera(de);if(Y.isPointLight){const ee=H.camera,me=H.matrix,xe=Y.distance||ee.far;xe!==ee.far&&(ee.far=xe,ee.updateProjectionMatrix()),El.setFromMatrixPosition(Y.matrixWorld),ee.position.copy(El),kd.copy(ee.position),kd.add(N2[de]),ee.up.copy(I2[de]),ee.lookAt(kd),ee.updateMatrixWorld(),me.makeTranslation(-El.x,-El.y,-El.z),o0.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),H._frustum.setFromProjectionMatrix(o0,ee.coordinateSystem,ee.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)n.setRenderTarget(H.map,de),n.clear();else{de===0&&(n.setRenderTarget(H.map),n.clear());const ee=H.getViewport(de);a.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),O.viewport(a)}i=H.getFrustum(de),y(v,T,he,Y,te,this.type)}H.isPointLightShadow!==!0&&this.type===Dl&&M(H,T),H.needsUpdate=!1}m=this.type,g.needsUpdate=!1,n.setRenderTarget(B,N,D)};function M(A,v){const T=e.update(S);f.defines.VSM_SAMPLES!==A.blurSamples&&(f.defines.VSM_SAMPLES=A.blurSamples,p.defines.VSM_SAMPLES=A.blurSamples,f.needsUpdate=!0,p.needsUpdate=!0),A.mapPass===null?A.mapPass=new er(s.x,s.y,{format:Va,type:rr}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),f.uniforms.shadow_pass.value=A.map.depthTexture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,n.setRenderTarget(A.mapPass),n.clear(),n.renderBufferDirect(v,null,T,f,S,null),p.uniforms.shadow_pass.value=A.mapPass.texture,p.uniforms.resolution.value.set(A.map.width,A.map.height),p.uniforms.radius.value=A.radius,n.setRenderTarget(A.map),n.clear(),n.renderBufferDirect(v,null,T,p,S,null)}function R(A,v,T,B){let N=null;const D=T.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(D!==void 0)N=D;else if(N=T.isPointLight===!0?l:o,n.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){const O=N.uuid,G=v.uuid;let U=c[O];U===void 0&&(U={},c[O]=U);let W=U[G];W===void 0&&(W=N.clone(),U[G]=W,v.addEventListener("dispose",C)),N=W}if(N.visible=v.visible,N.wireframe=v.wireframe,B===Dl?N.side=v.shadowSide!==null?v.shadowSide:v.side:N.side=v.shadowSide!==null?v.shadowSide:d[v.side],N.alphaMap=v.alphaMap,N.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,N.map=v.map,N.clipShadows=v.clipShadows,N.clippingPlanes=v.clippingPlanes,N.clipIntersection=v.clipIntersection,N.displacementMap=v.displacementMap,N.displacementScale=v.displacementScale,N.displacementBias=v.displacementBias,N.wireframeLinewidth=v.wireframeLinewidth,N.linewidth=v.linewidth,T.isPointLight===!0&&N.isMeshDistanceMaterial===!0){const O=n.properties.get(N);O.light=T}return N}function y(A,v,T,B,N,D){if(A.visible===!1)return;if(A.layers.test(N)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&D===Dl)&&(!A.frustumCulled||A.intersectsFrustum(i))){A.modelViewMatrix.multiplyMatrices(T.matrixWorldInverse,A.matrixWorld);const U=e.update(A),W=A.material;if(Array.isArray(W)){const Y=U.groups;for(let H=0,le=Y.length;H<le;H++){const K=Y[H],j=W[K.materialIndex];if(j&&j.visible){const te=R(A,j,B,D);A.onBeforeShadow(n,A,v,T,U,te,K),n.renderBufferDirect(T,null,U,te,A,K),A.onAfterShadow(n,A,v,T,U,te,K)}}}else if(W.visible){const Y=R(A,W,B,D);A.onBeforeShadow(n,A,v,T,U,Y,null),n.renderBufferDirect(T,null,U,Y,A,null),A.onAfterShadow(n,A,v,T,U,Y,null)}}const G=A.children;for(let U=0,W=G.length;U<W;U++)y(G[U],v,T,B,N,D)}function C(A){A.target.removeEventListener("dispose",C);for(const T in c){const B=c[T],N=A.target.uuid;N in B&&(B[N].dispose(),delete B[N])}}}function F2(n,e){function t(){let F=!1;const re=new Qt;let ie=null;const Ee=new Qt(0,0,0,0);return{setMask:function(ge){ie!==ge&&!F&&(n.colorMask(ge,ge,ge,ge),ie=ge)},setLocked:function(ge){F=ge},setClear:function(ge,Me,Xe,Qe,ce){ce===!0&&(ge*=Qe,Me*=Qe,Xe*=Qe),re.set(ge,Me,Xe,Qe),Ee.equals(re)===!1&&(n.clearColor(ge,Me,Xe,Qe),Ee.copy(re))},reset:function(){F=!1,ie=null,Ee.set(-1,0,0,0)}}}function i(){let F=!1,re=!1,ie=null,Ee=null,ge=null;return{setReversed:function(Me){if(re!==Me){const Xe=e.get("EXT_clip_control");Me?Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.ZERO_TO_ONE_EXT):Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.NEGATIVE_ONE_TO_ONE_EXT),re=Me;const Qe=ge;ge=null,this.setClear(Qe)}},getReversed:function(){return re},setTest:function(Me){Me?be(n.DEPTH_TEST):qe(n.DEPTH_TEST)},setMask:function(Me){ie!==Me&&!F&&(n.depthMask(Me),ie=Me)},setFunc:function(Me){if(re&&(Me=X1[Me]),Ee!==Me){switch(Me){case Tf:n.depthFunc(n.NEVER);break;case Af:n.depthFunc(n.ALWAYS);break;case Rf:n.depthFunc(n.LESS);break;case rc:n.depthFunc(n.LEQUAL);break;case Cf:n.depthFunc(n.EQUAL);break;case Pf:n.depthFunc(n.GEQUAL);break;case Lf:n.depthFunc(n.GREATER);break;case Df:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Ee=Me}},setLocked:function(Me){F=Me},setClear:function(Me){ge!==Me&&(ge=Me,re&&(Me=1-Me),n.clearDepth(Me))},reset:function(){F=!1,ie=null,Ee=null,ge=null,re=!1}}}function s(){let F=!1,re=null,ie=null,Ee=null,ge=null,Me=null,Xe=null,Qe=null,ce=null;return{setTest:function(ze){F||(ze?be(n.STENCIL_TEST):qe(n.STENCIL_TEST))},setMask:function(ze){re!==ze&&!F&&(n.stencilMask(ze),re=ze)},setFunc:function(ze,et,Ce){(ie!==ze||Ee!==et||ge!==Ce)&&(n.stencilFunc(ze,et,Ce),ie=ze,Ee=et,ge=Ce)},setOp:function(ze,et,Ce){(Me!==ze||Xe!==et||Qe!==Ce)&&(n.stencilOp(ze,et,Ce),Me=ze,Xe=et,Qe=Ce)},setLocked:function(ze){F=ze},setClear:function(ze){ce!==ze&&(n.clearStencil(ze),ce=ze)},reset:function(){F=!1,re=null,ie=null,Ee=null,ge=null,Me=null,Xe=null,Qe=null,ce=null}}}const r=new t,a=new i,o=new s;let l={};const c=new WeakMap;let h={},d={},f={},p=new WeakMap,_=[],S=null,g=!1,m=null,M=null,R=null,y=null,C=null,A=null,v=null,T=new it(0,0,0),B=0,N=!1,D=null,O=null,G=null,U=null,W=null;const Y=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let H=!1,le=0;const K=n.getParameter(n.VERSION);K.indexOf("WebGL")!==-1?(le=parseFloat(/^WebGL (\d)/.exec(K)[1]),H=le>=1):K.indexOf("OpenGL ES")!==-1&&(le=parseFloat(/^OpenGL ES (\d)/.exec(K)[1]),H=le>=2);let j=null,te={};const de=n.getParameter(n.SCISSOR_BOX),he=n.getParameter(n.VIEWPORT),ee=new Qt().fromArray(de),me=new Qt().fromArray(he);function xe(F,re,ie,Ee){const ge=new Uint8Array(4),Me=n.createTexture();n.bindTexture(F,Me),n.texParameteri(F,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(F,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let Xe=0;Xe<ie;Xe++)F===n.TEXTURE_3D||F===n.TEXTURE_2D_ARRAY?n.texImage3D(re,0,n.RGBA,1,1,Ee,0,n.RGBA,n.UNSIGNED_BYTE,ge):n.texImage2D(re+Xe,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ge);return Me}const Re={};Re[n.TEXTURE_2D]=xe(n.TEXTURE_2D,n.TEXTURE_2D,1),Re[n.TEXTURE_CUBE_MAP]=xe(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Re[n.TEXTURE_2D_ARRAY]=xe(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Re[n.TEXTURE_3D]=xe(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),a.setClear(1),o.setClear(0),be(n.DEPTH_TEST),a.setFunc(rc),Rn(!1),$t(Jg),be(n.CULL_FACE),an(Lo);function be(F){h[F]!==!0&&(n.enable(F),h[F]=!0)}function qe(F){h[F]!==!1&&(n.disable(F),h[F]=!1)}function at(F,re){return f[F]!==re?(n.bindFramebuffer(F,re),f[F]=re,F===n.DRAW_FRAMEBUFFER&&(f[n.FRAMEBUFFER]=re),F===n.FRAMEBUFFER&&(f[n.DRAW_FRAMEBUFFER]=re),!0):!1}function $e(F,re){let ie=_,Ee=!1;if(F){ie=p.get(re),ie===void 0&&(ie=[],p.set(re,ie));const ge=F.textures;if(ie.length!==ge.length||ie[0]!==n.COLOR_ATTACHMENT0){for(let Me=0,Xe=ge.length;Me<Xe;Me++)ie[Me]=n.COLOR_ATTACHMENT0+Me;ie.length=ge.length,Ee=!0}}else ie[0]!==n.BACK&&(ie[0]=n.BACK,Ee=!0);Ee&&n.drawBuffers(ie)}function vt(F){return S!==F?(n.useProgram(F),S=F,!0):!1}const mt={[wo]:n.FUNC_ADD,[m1]:n.FUNC_SUBTRACT,[g1]:n.FUNC_REVERSE_SUBTRACT};mt[_1]=n.MIN,mt[v1]=n.MAX;const st={[x1]:n.ZERO,[y1]:n.ONE,[S1]:n.SRC_COLOR,[qx]:n.SRC_ALPHA,[A1]:n.SRC_ALPHA_SATURATE,[E1]:n.DST_COLOR,[b1]:n.DST_ALPHA,[M1]:n.ONE_MINUS_SRC_COLOR,[Yx]:n.ONE_MINUS_SRC_ALPHA,[T1]:n.ONE_MINUS_DST_COLOR,[w1]:n.ONE_MINUS_DST_ALPHA,[R1]:n.CONSTANT_COLOR,[C1]:n.ONE_MINUS_CONSTANT_COLOR,[P1]:n.CONSTANT_ALPHA,[L1]:n.ONE_MINUS_CONSTANT_ALPHA};function an(F,re,ie,Ee,ge,Me,Xe,Qe,ce,ze){if(F===Lo){g===!0&&(qe(n.BLEND),g=!1);return}if(g===!1&&(be(n.BLEND),g=!0),F!==p1){if(F!==m||ze!==N){if((M!==wo||C!==wo)&&(n.blendEquation(n.FUNC_ADD),M=wo,C=wo),ze)switch(F){case Wl:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case jg:n.blendFunc(n.ONE,n.ONE);break;case Qg:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case e_:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:Pt("WebGLState: Invalid blending: ",F);break}else switch(F){case Wl:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case jg:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Qg:Pt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case e_:Pt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Pt("WebGLState: Invalid blending: ",F);break}R=null,y=null,A=null,v=null,T.set(0,0,0),B=0,m=F,N=ze}return}ge=ge||re,Me=Me||ie,Xe=Xe||Ee,(re!==M||ge!==C)&&(n.blendEquationSeparate(mt[re],mt[ge]),M=re,C=ge),(ie!==R||Ee!==y||Me!==A||Xe!==v)&&(n.blendFuncSeparate(st[ie],st[Ee],st[Me],st[Xe]),R=ie,y=Ee,A=Me,v=Xe),(Qe.equals(T)===!1||ce!==B)&&(n.blendColor(Qe.r,Qe.g,Qe.b,ce),T.copy(Qe),B=ce),m=F,N=!1}function jt(F,re){F.side===Hi?qe(n.CULL_FACE):be(n.CULL_FACE);let ie=F.side===Gi;re&&(ie=!ie),Rn(ie),F.blending===Wl&&F.transparent===!1?an(Lo):an(F.blending,F.blendEquation,F.blendSrc,F.blendDst,F.blendEquationAlpha,F.blendSrcAlpha,F.blendDstAlpha,F.blendColor,F.blendAlpha,F.premultipliedAlpha),a.setFunc(F.depthFunc),a.setTest(F.depthTest),a.setMask(F.depthWrite),r.setMask(F.colorWrite);const Ee=F.stencilWrite;o.setTest(Ee),Ee&&(o.setMask(F.stencilWriteMask),o.setFunc(F.stencilFunc,F.stencilRef,F.stencilFuncMask),o.setOp(F.stencilFail,F.stencilZFail,F.stencilZPass)),At(F.polygonOffset,F.polygonOffsetFactor,F.polygonOffsetUnits),F.alphaToCoverage===!0?be(n.SAMPLE_ALPHA_TO_COVERAGE):qe(n.SAMPLE_ALPHA_TO_COVERAGE)}function Rn(F){D!==F&&(F?n.frontFace(n.CW):n.frontFace(n.CCW),D=F)}function $t(F){F!==h1?(be(n.CULL_FACE),F!==O&&(F===Jg?n.cullFace(n.BACK):F===d1?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):qe(n.CULL_FACE),O=F}function Jn(F){F!==G&&(H&&n.lineWidth(F),G=F)}function At(F,re,ie){F?(be(n.POLYGON_OFFSET_FILL),(U!==re||W!==ie)&&(U=re,W=ie,a.getReversed()&&(re=-re,ie=-ie),n.polygonOffset(re,ie))):qe(n.POLYGON_OFFSET_FILL)}function Hn(F){F?be(n.SCISSOR_TEST):qe(n.SCISSOR_TEST)}function pn(F){F===void 0&&(F=n.TEXTURE0+Y-1),j!==F&&(n.activeTexture(F),j=F)}function Cn(F,re,ie){ie===void 0&&(j===null?ie=n.TEXTURE0+Y-1:ie=j);let Ee=te[ie];Ee===void 0&&(Ee={type:void 0,texture:void 0},te[ie]=Ee),(Ee.type!==F||Ee.texture!==re)&&(j!==ie&&(n.activeTexture(ie),j=ie),n.bindTexture(F,re||Re[F]),Ee.type=F,Ee.texture=re)}function k(){const F=te[j];F!==void 0&&F.type!==void 0&&(n.bindTexture(F.type,null),F.type=void 0,F.texture=void 0)}function Pe(){try{n.compressedTexImage2D(...arguments)}catch(F){Pt("WebGLState:",F)}}function Ze(){try{n.compressedTexImage3D(...arguments)}catch(F){Pt("WebGLState:",F)}}function ot(){try{n.texSubImage2D(...arguments)}catch(F){Pt("WebGLState:",F)}}function we(){try{n.texSubImage3D(...arguments)}catch(F){Pt("WebGLState:",F)}}function Yt(){try{n.compressedTexSubImage2D(...arguments)}catch(F){Pt("WebGLState:",F)}}function We(){try{n.compressedTexSubImage3D(...arguments)}catch(F){Pt("WebGLState:",F)}}function Ke(){try{n.texStorage2D(...arguments)}catch(F){Pt("WebGLState:",F)}}function P(){try{n.texStorage3D(...arguments)}catch(F){Pt("WebGLState:",F)}}function b(){try{n.texImage2D(...arguments)}catch(F){Pt("WebGLState:",F)}}function X(){try{n.texImage3D(...arguments)}catch(F){Pt("WebGLState:",F)}}function ue(F){return d[F]!==void 0?d[F]:n.getParameter(F)}function ae(F,re){d[F]!==re&&(n.pixelStorei(F,re),d[F]=re)}function _e(F){ee.equals(F)===!1&&(n.scissor(F.x,F.y,F.z,F.w),ee.copy(F))}function ye(F){me.equals(F)===!1&&(n.viewport(F.x,F.y,F.z,F.w),me.copy(F))}function ne(F,re){let ie=c.get(re);ie===void 0&&(ie=new WeakMap,c.set(re,ie));let Ee=ie.get(F);Ee===void 0&&(Ee=n.getUniformBlockIndex(re,F.name),n.uniformBlockBinding(re,Ee,Ee),ie.set(F,Ee))}function se(F,re,ie){const ge=c.get(re).get(F);l[ge]!==ie&&(n.bindBufferBase(n.UNIFORM_BUFFER,ge,ie),l[ge]=ie)}function pe(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),a.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),h={},d={},j=null,te={},f={},l={},p=new WeakMap,_=[],S=null,g=!1,m=null,M=null,R=null,y=null,C=null,A=null,v=null,T=new it(0,0,0),B=0,N=!1,D=null,O=null,G=null,U=null,W=null,ee.set(0,0,n.canvas.width,n.canvas.height),me.set(0,0,n.canvas.width,n.canvas.height),r.reset(),a.reset(),o.reset()}return{buffers:{color:r,depth:a,stencil:o},enable:be,disable:qe,bindFramebuffer:at,drawBuffers:$e,useProgram:vt,setBlending:an,setMaterial:jt,setFlipSided:Rn,setCullFace:$t,setLineWidth:Jn,setPolygonOffset:At,setScissorTest:Hn,activeTexture:pn,bindTexture:Cn,unbindTexture:k,compressedTexImage2D:Pe,compressedTexImage3D:Ze,texImage2D:b,texImage3D:X,pixelStorei:ae,getParameter:ue,updateUBOMapping:ne,uniformBlockBinding:se,texStorage2D:Ke,texStorage3D:P,texSubImage2D:ot,texSubImage3D:we,compressedTexSubImage2D:Yt,compressedTexSubImage3D:We,scissor:_e,viewport:ye,reset:pe}}function k2(n,e,t,i,s,r,a){const o=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new nt,h=new WeakMap,d=new Set;let f;const p=new WeakMap,_=new Set,S=new FinalizationRegistry(P=>_.delete(P));let g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(P,b){return g?new OffscreenCanvas(P,b):oh("canvas")}function M(P,b,X){let ue=1;const ae=Ke(P);if((ae.width>X||ae.height>X)&&(ue=X/Math.max(ae.width,ae.height)),ue<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){const _e=Math.floor(ue*ae.width),ye=Math.floor(ue*ae.height);f===void 0&&(f=m(_e,ye));const ne=b?m(_e,ye):f;return ne.width=_e,ne.height=ye,ne.getContext("2d").drawImage(P,0,0,_e,ye),je("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+_e+"x"+ye+")."),ne}else return"data"in P&&je("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),P;return P}function R(P){return P.generateMipmaps}function y(P){n.generateMipmap(P)}function C(P){return P.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?n.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function A(P,b,X,ue,ae,_e=!1){if(P!==null){if(n[P]!==void 0)return n[P];je("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let ye;ue&&(ye=e.get("EXT_texture_norm16"),ye||je("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=b;if(b===n.RED&&(X===n.FLOAT&&(ne=n.R32F),X===n.HALF_FLOAT&&(ne=n.R16F),X===n.UNSIGNED_BYTE&&(ne=n.R8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.R16_EXT),X===n.SHORT&&ye&&(ne=ye.R16_SNORM_EXT)),b===n.RED_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.R8UI),X===n.UNSIGNED_SHORT&&(ne=n.R16UI),X===n.UNSIGNED_INT&&(ne=n.R32UI),X===n.BYTE&&(ne=n.R8I),X===n.SHORT&&(ne=n.R16I),X===n.INT&&(ne=n.R32I)),b===n.RG&&(X===n.FLOAT&&(ne=n.RG32F),X===n.HALF_FLOAT&&(ne=n.RG16F),X===n.UNSIGNED_BYTE&&(ne=n.RG8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RG16_EXT),X===n.SHORT&&ye&&(ne=ye.RG16_SNORM_EXT)),b===n.RG_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RG8UI),X===n.UNSIGNED_SHORT&&(ne=n.RG16UI),X===n.UNSIGNED_INT&&(ne=n.RG32UI),X===n.BYTE&&(ne=n.RG8I),X===n.SHORT&&(ne=n.RG16I),X===n.INT&&(ne=n.RG32I)),b===n.RGB_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RGB8UI),X===n.UNSIGNED_SHORT&&(ne=n.RGB16UI),X===n.UNSIGNED_INT&&(ne=n.RGB32UI),X===n.BYTE&&(ne=n.RGB8I),X===n.SHORT&&(ne=n.RGB16I),X===n.INT&&(ne=n.RGB32I)),b===n.RGBA_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RGBA8UI),X===n.UNSIGNED_SHORT&&(ne=n.RGBA16UI),X===n.UNSIGNED_INT&&(ne=n.RGBA32UI),X===n.BYTE&&(ne=n.RGBA8I),X===n.SHORT&&(ne=n.RGBA16I),X===n.INT&&(ne=n.RGBA32I)),b===n.RGB&&(X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RGB16_EXT),X===n.SHORT&&ye&&(ne=ye.RGB16_SNORM_EXT),X===n.UNSIGNED_INT_5_9_9_9_REV&&(ne=n.RGB9_E5),X===n.UNSIGNED_INT_10F_11F_11F_REV&&(ne=n.R11F_G11F_B10F)),b===n.RGBA){const se=_e?ah:Tt.getTransfer(ae);X===n.FLOAT&&(ne=n.RGBA32F),X===n.HALF_FLOAT&&(ne=n.RGBA16F),X===n.UNSIGNED_BYTE&&(ne=se===Wt?n.SRGB8_ALPHA8:n.RGBA8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RGBA16_EXT),X===n.SHORT&&ye&&(ne=ye.RGBA16_SNORM_EXT),X===n.UNSIGNED_SHORT_4_4_4_4&&(ne=n.RGBA4),X===n.UNSIGNED_SHORT_5_5_5_1&&(ne=n.RGB5_A1)}return(ne===n.R16F||ne===n.R32F||ne===n.RG16F||ne===n.RG32F||ne===n.RGBA16F||ne===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function v(P,b){let X;return P?b===null||b===sr||b===Wo?X=n.DEPTH24_STENCIL8:b===Ps?X=n.DEPTH32F_STENCIL8:b===oc&&(X=n.DEPTH24_STENCIL8,je("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):b===null||b===sr||b===Wo?X=n.DEPTH_COMPONENT24:b===Ps?X=n.DEPTH_COMPONENT32F:b===oc&&(X=n.DEPTH_COMPONENT16),X}function T(P,b){return R(P)===!0||P.isFramebufferTexture&&P.minFilter!==mi&&P.minFilter!==Mi?Math.log2(Math.max(b.width,b.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?b.mipmaps.length:1}function B(P){const b=new WeakRef(P);i.get(P).__ref=b,_.add(b),S.register(P,b,b)}function N(P){const b=i.get(P).__ref;b!==void 0&&(_.delete(b),S.unregister(b))}function D(P){G(P.target)}function O(P){U(P.target)}function G(P){P.removeEventListener("dispose",D),N(P),Y(P),P.isVideoTexture&&h.delete(P),P.isHTMLTexture&&d.delete(P)}function U(P){P.removeEventListener("dispose",O),N(P),le(P)}function W(){for(const P of _){const b=P.deref();b!==void 0&&(b.isRenderTarget===!0?U(b):G(b))}_.clear(),d.clear()}function Y(P){const b=i.get(P);if(b.__webglInit===void 0)return;const X=P.source,ue=p.get(X);if(ue){const ae=ue[b.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&H(P),Object.keys(ue).length===0&&p.delete(X)}i.remove(P)}function H(P){const b=i.get(P);n.deleteTexture(b.__webglTexture);const X=P.source,ue=p.get(X);delete ue[b.__cacheKey],a.memory.textures--}function le(P){const b=i.get(P);b.__depthDisposeCallback&&b.__depthDisposeCallback();const X=P.depthTexture;if(X&&X.renderTarget===P&&G(X),P.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(b.__webglFramebuffer[ae]))for(let _e=0;_e<b.__webglFramebuffer[ae].length;_e++)n.deleteFramebuffer(b.__webglFramebuffer[ae][_e]);else n.deleteFramebuffer(b.__webglFramebuffer[ae]);b.__webglDepthbuffer&&n.deleteRenderbuffer(b.__webglDepthbuffer[ae])}else{if(Array.isArray(b.__webglFramebuffer))for(let ae=0;ae<b.__webglFramebuffer.length;ae++)n.deleteFramebuffer(b.__webglFramebuffer[ae]);else n.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&n.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&n.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let ae=0;ae<b.__webglColorRenderbuffer.length;ae++)b.__webglColorRenderbuffer[ae]&&n.deleteRenderbuffer(b.__webglColorRenderbuffer[ae]);b.__webglDepthRenderbuffer&&n.deleteRenderbuffer(b.__webglDepthRenderbuffer)}const ue=P.textures;for(let ae=0,_e=ue.length;ae<_e;ae++){const ye=i.get(ue[ae]);ye.__webglTexture&&(n.deleteTexture(ye.__webglTexture),a.memory.textures--),i.remove(ue[ae])}i.remove(P)}let K=0;function j(){K=0}function te(){return K}function de(P){K=P}function he(){const P=K;return P>=s.maxTextures&&je("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),K+=1,P}function ee(P){const b=[];return b.push(P.wrapS),b.push(P.wrapT),b.push(P.wrapR||0),b.push(P.magFilter),b.push(P.minFilter),b.push(P.anisotropy),b.push(P.internalFormat),b.push(P.format),b.push(P.type),b.push(P.generateMipmaps),b.push(P.mipmapsAutoUpdate),b.push(P.premultiplyAlpha),b.push(P.flipY),b.push(P.unpackAlignment),b.push(P.colorSpace),b.join()}function me(P,b){const X=i.get(P);if(P.isVideoTexture&&Yt(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&X.__version!==P.version){const ue=P.image;if(ue===null)je("WebGLRenderer: Texture marked for update but no image data found.");else if(ue.complete===!1)je("WebGLRenderer: Texture marked for update but image is incomplete");else{jt(X,P,b);return}}else P.isExternalTexture&&(X.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,X.__webglTexture,n.TEXTURE0+b)}function xe(P,b){const X=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&X.__version!==P.version){jt(X,P,b);return}else P.isExternalTexture&&(X.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,X.__webglTexture,n.TEXTURE0+b)}function Re(P,b){const X=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&X.__version!==P.version){jt(X,P,b);return}t.bindTexture(n.TEXTURE_3D,X.__webglTexture,n.TEXTURE0+b)}function be(P,b){const X=i.get(P);if(P.version>0&&X.__version!==P.version){Rn(X,P,b);return}t.bindTexture(n.TEXTURE_CUBE_MAP,X.__webglTexture,n.TEXTURE0+b)}const qe={[Nf]:n.REPEAT,[br]:n.CLAMP_TO_EDGE,[If]:n.MIRRORED_REPEAT},at={[mi]:n.NEAREST,[I1]:n.NEAREST_MIPMAP_NEAREST,[Vc]:n.NEAREST_MIPMAP_LINEAR,[Mi]:n.LINEAR,[cd]:n.LINEAR_MIPMAP_NEAREST,[jr]:n.LINEAR_MIPMAP_LINEAR},$e={[O1]:n.NEVER,[hy]:n.ALWAYS,[B1]:n.LESS,[cy]:n.LEQUAL,[z1]:n.EQUAL,[uy]:n.GEQUAL,[H1]:n.GREATER,[G1]:n.NOTEQUAL};function vt(P,b){if(b.type===Ps&&e.has("OES_texture_float_linear")===!1&&(b.magFilter===Mi||b.magFilter===cd||b.magFilter===Vc||b.magFilter===jr||b.minFilter===Mi||b.minFilter===cd||b.minFilter===Vc||b.minFilter===jr)&&je("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(P,n.TEXTURE_WRAP_S,qe[b.wrapS]),n.texParameteri(P,n.TEXTURE_WRAP_T,qe[b.wrapT]),(P===n.TEXTURE_3D||P===n.TEXTURE_2D_ARRAY)&&n.texParameteri(P,n.TEXTURE_WRAP_R,qe[b.wrapR]),n.texParameteri(P,n.TEXTURE_MAG_FILTER,at[b.magFilter]),n.texParameteri(P,n.TEXTURE_MIN_FILTER,at[b.minFilter]),b.compareFunction&&(n.texParameteri(P,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(P,n.TEXTURE_COMPARE_FUNC,$e[b.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===mi||b.minFilter!==Vc&&b.minFilter!==jr||b.type===Ps&&e.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||i.get(b).__currentAnisotropy){const X=e.get("EXT_texture_filter_anisotropic");n.texParameterf(P,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(b.anisotropy,s.getMaxAnisotropy())),i.get(b).__currentAnisotropy=b.anisotropy}}}function mt(P,b){let X=!1;P.__webglInit===void 0&&(P.__webglInit=!0,b.addEventListener("dispose",D),B(b));const ue=b.source;let ae=p.get(ue);ae===void 0&&(ae={},p.set(ue,ae));const _e=ee(b);if(_e!==P.__cacheKey){ae[_e]===void 0&&(ae[_e]={texture:n.createTexture(),usedTimes:0},a.memory.textures++,X=!0),ae[_e].usedTimes++;const ye=ae[P.__cacheKey];ye!==void 0&&(ae[P.__cacheKey].usedTimes--,ye.usedTimes===0&&H(b)),P.__cacheKey=_e,P.__webglTexture=ae[_e].texture}return X}function st(P,b,X){return Math.floor(Math.floor(P/X)/b)}function an(P,b,X,ue){const _e=P.updateRanges;if(_e.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,b.width,b.height,X,ue,b.data);else{_e.sort((F,re)=>F.start-re.start);let ye=0;for(let F=1;F<_e.length;F++){const re=_e[ye],ie=_e[F],Ee=re.start+re.count,ge=st(ie.start,b.width,4),Me=st(re.start,b.width,4);ie.start<=Ee+1&&ge===Me&&st(ie.start+ie.count-1,b.width,4)===ge?re.count=Math.max(re.count,ie.start+ie.count-re.start):(++ye,_e[ye]=ie)}_e.length=ye+1;const ne=t.getParameter(n.UNPACK_ROW_LENGTH),se=t.getParameter(n.UNPACK_SKIP_PIXELS),pe=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,b.width);for(let F=0,re=_e.length;F<re;F++){const ie=_e[F],Ee=Math.floor(ie.start/4),ge=Math.ceil(ie.count/4),Me=Ee%b.width,Xe=Math.floor(Ee/b.width),Qe=ge,ce=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Me),t.pixelStorei(n.UNPACK_SKIP_ROWS,Xe),t.texSubImage2D(n.TEXTURE_2D,0,Me,Xe,Qe,ce,X,ue,b.data)}P.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ne),t.pixelStorei(n.UNPACK_SKIP_PIXELS,se),t.pixelStorei(n.UNPACK_SKIP_ROWS,pe)}}function jt(P,b,X){let ue=n.TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(ue=n.TEXTURE_2D_ARRAY),b.isData3DTexture&&(ue=n.TEXTURE_3D);const ae=mt(P,b),_e=b.source;t.bindTexture(ue,P.__webglTexture,n.TEXTURE0+X);const ye=i.get(_e);if(_e.version!==ye.__version||ae===!0){if(t.activeTexture(n.TEXTURE0+X),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){const ce=Tt.getPrimaries(Tt.workingColorSpace),ze=b.colorSpace===Jr?null:Tt.getPrimaries(b.colorSpace),et=b.colorSpace===Jr||ce===ze?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(n.UNPACK_ALIGNMENT,b.unpackAlignment);let se=M(b.image,!1,s.maxTextureSize);se=We(b,se);const pe=r.convert(b.format,b.colorSpace),F=r.convert(b.type);let re=A(b.internalFormat,pe,F,b.normalized,b.colorSpace,b.isVideoTexture);vt(ue,b);let ie;const Ee=b.mipmaps,ge=b.isVideoTexture!==!0,Me=ye.__version===void 0||ae===!0,Xe=_e.dataReady,Qe=T(b,se);if(b.isDepthTexture)re=v(b.format===Qr,b.type),Me&&(ge?t.texStorage2D(n.TEXTURE_2D,1,re,se.width,se.height):t.texImage2D(n.TEXTURE_2D,0,re,se.width,se.height,0,pe,F,null));else if(b.isDataTexture)if(Ee.length>0){ge&&Me&&t.texStorage2D(n.TEXTURE_2D,Qe,re,Ee[0].width,Ee[0].height);for(let ce=0,ze=Ee.length;ce<ze;ce++)ie=Ee[ce],ge?Xe&&t.texSubImage2D(n.TEXTURE_2D,ce,0,0,ie.width,ie.height,pe,F,ie.data):t.texImage2D(n.TEXTURE_2D,ce,re,ie.width,ie.height,0,pe,F,ie.data);b.generateMipmaps=!1}else ge?(Me&&t.texStorage2D(n.TEXTURE_2D,Qe,re,se.width,se.height),Xe&&an(b,se,pe,F)):t.texImage2D(n.TEXTURE_2D,0,re,se.width,se.height,0,pe,F,se.data);else if(b.isCompressedTexture)if(b.isCompressedArrayTexture){ge&&Me&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,re,Ee[0].width,Ee[0].height,se.depth);for(let ce=0,ze=Ee.length;ce<ze;ce++)if(ie=Ee[ce],b.format!==Ls)if(pe!==null)if(ge){if(Xe)if(b.layerUpdates.size>0){const et=z_(ie.width,ie.height,b.format,b.type);for(const Ce of b.layerUpdates){const dt=ie.data.subarray(Ce*et/ie.data.BYTES_PER_ELEMENT,(Ce+1)*et/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ce,0,0,Ce,ie.width,ie.height,1,pe,dt)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ce,0,0,0,ie.width,ie.height,se.depth,pe,ie.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ce,re,ie.width,ie.height,se.depth,0,ie.data,0,0);else je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?Xe&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ce,0,0,0,ie.width,ie.height,se.depth,pe,F,ie.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ce,re,ie.width,ie.height,se.depth,0,pe,F,ie.data);b.layerUpdates.size>0&&b.clearLayerUpdates()}else{ge&&Me&&t.texStorage2D(n.TEXTURE_2D,Qe,re,Ee[0].width,Ee[0].height);for(let ce=0,ze=Ee.length;ce<ze;ce++)ie=Ee[ce],b.format!==Ls?pe!==null?ge?Xe&&t.compressedTexSubImage2D(n.TEXTURE_2D,ce,0,0,ie.width,ie.height,pe,ie.data):t.compressedTexImage2D(n.TEXTURE_2D,ce,re,ie.width,ie.height,0,ie.data):je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?Xe&&t.texSubImage2D(n.TEXTURE_2D,ce,0,0,ie.width,ie.height,pe,F,ie.data):t.texImage2D(n.TEXTURE_2D,ce,re,ie.width,ie.height,0,pe,F,ie.data)}else if(b.isDataArrayTexture)if(ge){if(Me&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,re,se.width,se.height,se.depth),Xe)if(b.layerUpdates.size>0){const ce=z_(se.width,se.height,b.format,b.type);for(const ze of b.layerUpdates){const et=se.data.subarray(ze*ce/se.data.BYTES_PER_ELEMENT,(ze+1)*ce/se.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,ze,se.width,se.height,1,pe,F,et)}b.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,se.width,se.height,se.depth,pe,F,se.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,re,se.width,se.height,se.depth,0,pe,F,se.data);else if(b.isData3DTexture)ge?(Me&&t.texStorage3D(n.TEXTURE_3D,Qe,re,se.width,se.height,se.depth),Xe&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,se.width,se.height,se.depth,pe,F,se.data)):t.texImage3D(n.TEXTURE_3D,0,re,se.width,se.height,se.depth,0,pe,F,se.data);else if(b.isFramebufferTexture){if(Me)if(ge)t.texStorage2D(n.TEXTURE_2D,Qe,re,se.width,se.height);else{let ce=se.width,ze=se.height;for(let et=0;et<Qe;et++)t.texImage2D(n.TEXTURE_2D,et,re,ce,ze,0,pe,F,null),ce>>=1,ze>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in n){const ce=n.canvas;if(ce.hasAttribute("layoutsubtree")||ce.setAttribute("layoutsubtree","true"),se.parentNode!==ce){ce.appendChild(se),d.add(b),ce.onpaint=ze=>{const et=ze.changedElements;for(const Ce of d)et.includes(Ce.image)&&(Ce.needsUpdate=!0)},ce.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,se);else{const et=n.RGBA,Ce=n.RGBA,dt=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,et,Ce,dt,se)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Ee.length>0){if(ge&&Me){const ce=Ke(Ee[0]);t.texStorage2D(n.TEXTURE_2D,Qe,re,ce.width,ce.height)}for(let ce=0,ze=Ee.length;ce<ze;ce++)ie=Ee[ce],ge?Xe&&t.texSubImage2D(n.TEXTURE_2D,ce,0,0,pe,F,ie):t.texImage2D(n.TEXTURE_2D,ce,re,pe,F,ie);b.generateMipmaps=!1}else if(ge){if(Me){const ce=Ke(se);t.texStorage2D(n.TEXTURE_2D,Qe,re,ce.width,ce.height)}Xe&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,pe,F,se)}else t.texImage2D(n.TEXTURE_2D,0,re,pe,F,se);R(b)&&b.mipmapsAutoUpdate===!0&&y(ue),ye.__version=_e.version,b.onUpdate&&b.onUpdate(b)}P.__version=b.version}function Rn(P,b,X){if(b.image.length!==6)return;const ue=mt(P,b),ae=b.source;t.bindTexture(n.TEXTURE_CUBE_MAP,P.__webglTexture,n.TEXTURE0+X);const _e=i.get(ae);if(ae.version!==_e.__version||ue===!0){t.activeTexture(n.TEXTURE0+X);const ye=Tt.getPrimaries(Tt.workingColorSpace),ne=b.colorSpace===Jr?null:Tt.getPrimaries(b.colorSpace),se=b.colorSpace===Jr||ye===ne?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,b.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,se);const pe=b.isCompressedTexture||b.image[0].isCompressedTexture,F=b.image[0]&&b.image[0].isDataTexture,re=[];for(let Ce=0;Ce<6;Ce++)!pe&&!F?re[Ce]=M(b.image[Ce],!0,s.maxCubemapSize):re[Ce]=F?b.image[Ce].image:b.image[Ce],re[Ce]=We(b,re[Ce]);const ie=re[0],Ee=r.convert(b.format,b.colorSpace),ge=r.convert(b.type);let Me=A(b.internalFormat,Ee,ge,b.normalized,b.colorSpace);const Xe=b.isVideoTexture!==!0,Qe=_e.__version===void 0||ue===!0,ce=ae.dataReady;let ze=T(b,ie);vt(n.TEXTURE_CUBE_MAP,b);let et;if(b.isDepthTexture){if(Me=v(b.format===Qr,b.type),Qe)if(Xe)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Me,ie.width,ie.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Me,ie.width,ie.height,0,Ee,ge,null)}else if(pe){Xe&&Qe&&t.texStorage2D(n.TEXTURE_CUBE_MAP,ze,Me,ie.width,ie.height);for(let Ce=0;Ce<6;Ce++){et=re[Ce].mipmaps;for(let dt=0;dt<et.length;dt++){const en=et[dt];b.format!==Ls?Ee!==null?Xe?ce&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,dt,0,0,en.width,en.height,Ee,en.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,dt,Me,en.width,en.height,0,en.data):je("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Xe?ce&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,dt,0,0,en.width,en.height,Ee,ge,en.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,dt,Me,en.width,en.height,0,Ee,ge,en.data)}}}else{if(et=b.mipmaps,Xe&&Qe){et.length>0&&ze++;const Ce=Ke(re[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,ze,Me,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(F){Xe?ce&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,re[Ce].width,re[Ce].height,Ee,ge,re[Ce].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Me,re[Ce].width,re[Ce].height,0,Ee,ge,re[Ce].data);for(let dt=0;dt<et.length;dt++){const Ti=et[dt].image[Ce].image;Xe?ce&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,dt+1,0,0,Ti.width,Ti.height,Ee,ge,Ti.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,dt+1,Me,Ti.width,Ti.height,0,Ee,ge,Ti.data)}}else{Xe?ce&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,Ee,ge,re[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Me,Ee,ge,re[Ce]);for(let dt=0;dt<et.length;dt++){const en=et[dt];Xe?ce&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,dt+1,0,0,Ee,ge,en.image[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,dt+1,Me,Ee,ge,en.image[Ce])}}}R(b)&&b.mipmapsAutoUpdate===!0&&y(n.TEXTURE_CUBE_MAP),_e.__version=ae.version,b.onUpdate&&b.onUpdate(b)}P.__version=b.version}function $t(P,b,X,ue,ae,_e){const ye=r.convert(X.format,X.colorSpace),ne=r.convert(X.type),se=A(X.internalFormat,ye,ne,X.normalized,X.colorSpace),pe=i.get(b),F=i.get(X);if(F.__renderTarget=b,!pe.__hasExternalTextures){const re=Math.max(1,b.width>>_e),ie=Math.max(1,b.height>>_e);ae===n.TEXTURE_3D||ae===n.TEXTURE_2D_ARRAY?t.texImage3D(ae,_e,se,re,ie,b.depth,0,ye,ne,null):t.texImage2D(ae,_e,se,re,ie,0,ye,ne,null)}t.bindFramebuffer(n.FRAMEBUFFER,P),we(b)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ue,ae,F.__webglTexture,0,ot(b)):(ae===n.TEXTURE_2D||ae>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,ue,ae,F.__webglTexture,_e),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Jn(P,b,X){if(n.bindRenderbuffer(n.RENDERBUFFER,P),b.depthBuffer){const ue=b.depthTexture,ae=ue&&ue.isDepthTexture?ue.type:null,_e=v(b.stencilBuffer,ae),ye=b.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;we(b)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ot(b),_e,b.width,b.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,ot(b),_e,b.width,b.height):n.renderbufferStorage(n.RENDERBUFFER,_e,b.width,b.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,ye,n.RENDERBUFFER,P)}else{const ue=b.textures;for(let ae=0;ae<ue.length;ae++){const _e=ue[ae],ye=r.convert(_e.format,_e.colorSpace),ne=r.convert(_e.type),se=A(_e.internalFormat,ye,ne,_e.normalized,_e.colorSpace);we(b)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ot(b),se,b.width,b.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,ot(b),se,b.width,b.height):n.renderbufferStorage(n.RENDERBUFFER,se,b.width,b.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function At(P,b,X){const ue=b.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,P),!(b.depthTexture&&b.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");const ae=i.get(b.depthTexture);ae.__renderTarget=b;const _e=ue?b.depthTexture.image[0]:b.depthTexture.image;(!ae.__webglTexture||_e.width!==b.width||_e.height!==b.height)&&(_e.width=b.width,_e.height=b.height,b.depthTexture.needsUpdate=!0),ue?be(b.depthTexture,0):me(b.depthTexture,0);const ye=ae.__webglTexture,ne=ot(b),se=ue?n.TEXTURE_CUBE_MAP_POSITIVE_X+X:n.TEXTURE_2D,pe=b.depthTexture.format===Qr?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(b.depthTexture.format===ca)we(b)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,se,ye,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,pe,se,ye,0);else if(b.depthTexture.format===Qr)we(b)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,se,ye,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,pe,se,ye,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Hn(P){const b=i.get(P),X=P.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==P.depthTexture){const ue=P.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),ue){const ae=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,ue.removeEventListener("dispose",ae)};ue.addEventListener("dispose",ae),b.__depthDisposeCallback=ae}b.__boundDepthTexture=ue}if(P.depthTexture&&!b.__autoAllocateDepthBuffer)if(X)for(let ue=0;ue<6;ue++)At(b.__webglFramebuffer[ue],P,ue);else P.texture.mipmaps.length>0?At(b.__webglFramebuffer[0],P,0):At(b.__webglFramebuffer,P,0);else if(X){b.__webglDepthbuffer=[];for(let ue=0;ue<6;ue++)if(t.bindFramebuffer(n.FRAMEBUFFER,b.__webglFramebuffer[ue]),b.__webglDepthbuffer[ue]===void 0)b.__webglDepthbuffer[ue]=n.createRenderbuffer(),Jn(b.__webglDepthbuffer[ue],P,!1);else{const ae=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer[ue];n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}}else if(P.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,b.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=n.createRenderbuffer(),Jn(b.__webglDepthbuffer,P,!1);else{const ae=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function pn(P,b,X){const ue=i.get(P);b!==void 0&&$t(ue.__webglFramebuffer,P,P.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),X!==void 0&&Hn(P)}function Cn(P){const b=P.texture,X=i.get(P),ue=i.get(b);P.addEventListener("dispose",O),B(P);const ae=P.textures,_e=P.isWebGLCubeRenderTarget===!0,ye=ae.length>1;if(ye||(ue.__webglTexture===void 0&&(ue.__webglTexture=n.createTexture()),ue.__version=b.version,a.memory.textures++),_e){X.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(b.mipmaps.length>0){X.__webglFramebuffer[ne]=[];for(let se=0;se<b.mipmaps.length;se++)X.__webglFramebuffer[ne][se]=n.createFramebuffer()}else X.__webglFramebuffer[ne]=n.createFramebuffer()}else{if(b.mipmaps.length>0){X.__webglFramebuffer=[];for(let ne=0;ne<b.mipmaps.length;ne++)X.__webglFramebuffer[ne]=n.createFramebuffer()}else X.__webglFramebuffer=n.createFramebuffer();if(ye)for(let ne=0,se=ae.length;ne<se;ne++){const pe=i.get(ae[ne]);pe.__webglTexture===void 0&&(pe.__webglTexture=n.createTexture(),a.memory.textures++)}if(P.samples>0&&we(P)===!1){X.__webglMultisampledFramebuffer=n.createFramebuffer(),X.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let ne=0;ne<ae.length;ne++){const se=ae[ne];X.__webglColorRenderbuffer[ne]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,X.__webglColorRenderbuffer[ne]);const pe=r.convert(se.format,se.colorSpace),F=r.convert(se.type),re=A(se.internalFormat,pe,F,se.normalized,se.colorSpace,P.isXRRenderTarget===!0),ie=ot(P);n.renderbufferStorageMultisample(n.RENDERBUFFER,ie,re,P.width,P.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ne,n.RENDERBUFFER,X.__webglColorRenderbuffer[ne])}n.bindRenderbuffer(n.RENDERBUFFER,null),P.depthBuffer&&(X.__webglDepthRenderbuffer=n.createRenderbuffer(),Jn(X.__webglDepthRenderbuffer,P,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(_e){t.bindTexture(n.TEXTURE_CUBE_MAP,ue.__webglTexture),vt(n.TEXTURE_CUBE_MAP,b);for(let ne=0;ne<6;ne++)if(b.mipmaps.length>0)for(let se=0;se<b.mipmaps.length;se++)$t(X.__webglFramebuffer[ne][se],P,b,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,se);else $t(X.__webglFramebuffer[ne],P,b,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);R(b)?y(n.TEXTURE_CUBE_MAP):b.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}else if(ye){for(let ne=0,se=ae.length;ne<se;ne++){const pe=ae[ne],F=i.get(pe);let re=n.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(re=P.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(re,F.__webglTexture),vt(re,pe),$t(X.__webglFramebuffer,P,pe,n.COLOR_ATTACHMENT0+ne,re,0),R(pe)&&y(re)}t.unbindTexture()}else{let ne=n.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ne=P.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ne,ue.__webglTexture),vt(ne,b),b.mipmaps.length>0)for(let se=0;se<b.mipmaps.length;se++)$t(X.__webglFramebuffer[se],P,b,n.COLOR_ATTACHMENT0,ne,se);else $t(X.__webglFramebuffer,P,b,n.COLOR_ATTACHMENT0,ne,0);R(b)?y(ne):b.mipmaps.length>0&&n.texParameteri(ne,n.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}P.depthBuffer&&Hn(P)}function k(P){const b=P.textures;for(let X=0,ue=b.length;X<ue;X++){const ae=b[X];if(R(ae)&&ae.mipmapsAutoUpdate===!0){const _e=C(P),ye=i.get(ae).__webglTexture;t.bindTexture(_e,ye),y(_e),t.unbindTexture()}}}const Pe=[];function Ze(P){if(P.samples>0){if(we(P)===!1){const b=P.textures,X=P.width,ue=P.height;let ae=n.COLOR_BUFFER_BIT;const _e=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ye=i.get(P),ne=b.length>1;if(ne)for(let pe=0;pe<b.length;pe++)t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,ye.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer);for(let pe=0;pe<b.length;pe++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(ae|=n.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(ae|=n.STENCIL_BUFFER_BIT)),ne){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ye.__webglColorRenderbuffer[pe]);const F=i.get(b[pe]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,F,0)}n.blitFramebuffer(0,0,X,ue,0,0,X,ue,ae,n.NEAREST),l===!0&&(Pe.length=0,Pe.push(n.COLOR_ATTACHMENT0+pe),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Pe.push(_e),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ne)for(let pe=0;pe<b.length;pe++){t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,ye.__webglColorRenderbuffer[pe]);const F=i.get(b[pe]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,F,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){const b=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[b])}}}function ot(P){return Math.min(s.maxSamples,P.samples)}function we(P){const b=i.get(P);return P.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function Yt(P){const b=a.render.frame;h.get(P)!==b&&(h.set(P,b),P.update())}function We(P,b){const X=P.colorSpace,ue=P.format,ae=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||X!==rh&&X!==Jr&&(Tt.getTransfer(X)===Wt?(ue!==Ls||ae!==ns)&&je("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Pt("WebGLTextures: Unsupported texture color space:",X)),b}function Ke(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=he,this.resetTextureUnits=j,this.getTextureUnits=te,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=xe,this.setTexture3D=Re,this.setTextureCube=be,this.rebindTextures=pn,this.setupRenderTarget=Cn,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=Ze,this.setupDepthRenderbuffer=Hn,this.setupFrameBufferTexture=$t,this.useMultisampledRTT=we,this.dispose=W}function O2(n,e){function t(i,s=Jr){let r;const a=Tt.getTransfer(s);if(i===ns)return n.UNSIGNED_BYTE;if(i===mm)return n.UNSIGNED_SHORT_4_4_4_4;if(i===gm)return n.UNSIGNED_SHORT_5_5_5_1;if(i===ry)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===ay)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===iy)return n.BYTE;if(i===sy)return n.SHORT;if(i===oc)return n.UNSIGNED_SHORT;if(i===pm)return n.INT;if(i===sr)return n.UNSIGNED_INT;if(i===Ps)return n.FLOAT;if(i===rr)return n.HALF_FLOAT;if(i===oy)return n.ALPHA;if(i===ly)return n.RGB;if(i===Ls)return n.RGBA;if(i===ca)return n.DEPTH_COMPONENT;if(i===Qr)return n.DEPTH_STENCIL;if(i===_m)return n.RED;if(i===vm)return n.RED_INTEGER;if(i===Va)return n.RG;if(i===xm)return n.RG_INTEGER;if(i===ym)return n.RGBA_INTEGER;if(i===Fu||i===ku||i===Ou||i===Bu)if(a===Wt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===Fu)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===ku)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Ou)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Bu)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===Fu)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===ku)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Ou)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Bu)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Uf||i===Ff||i===kf||i===Of)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===Uf)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===Ff)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===kf)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Of)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Bf||i===zf||i===Hf||i===Gf||i===Vf||i===ih||i===Wf)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===Bf||i===zf)return a===Wt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===Hf)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===Gf)return r.COMPRESSED_R11_EAC;if(i===Vf)return r.COMPRESSED_SIGNED_R11_EAC;if(i===ih)return r.COMPRESSED_RG11_EAC;if(i===Wf)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===$f||i===Xf||i===qf||i===Yf||i===Kf||i===Zf||i===Jf||i===jf||i===Qf||i===ep||i===tp||i===np||i===ip||i===sp)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===$f)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===Xf)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===qf)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Yf)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Kf)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Zf)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===Jf)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===jf)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Qf)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===ep)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===tp)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===np)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===ip)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===sp)return a===Wt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===rp||i===ap||i===op)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===rp)return a===Wt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===ap)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===op)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===lp||i===cp||i===sh||i===up)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===lp)return r.COMPRESSED_RED_RGTC1_EXT;if(i===cp)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===sh)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===up)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Wo?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}const B2=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,z2=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`;class H2{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){const i=new My(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){const t=e.cameras[0].viewport,i=new vs({vertexShader:B2,fragmentShader:z2,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new ai(new Cc(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class G2 extends pa{constructor(e,t){super();const i=this;let s=null,r=1,a=null,o="local-floor",l=1,c=null,h=null,d=null,f=null,p=null,_=null;const S=typeof XRWebGLBinding<"u",g=new H2,m={},M=t.getContextAttributes();let R=null,y=null;const C=[],A=[],v=new nt;let T=null,B=null;const N=new Rs;N.viewport=new Qt;const D=new Rs;D.viewport=new Qt;const O=[N,D],G=new qE;let U=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=C[ee];return me===void 0&&(me=new gd,C[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=C[ee];return me===void 0&&(me=new gd,C[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=C[ee];return me===void 0&&(me=new gd,C[ee]=me),me.getHandSpace()};function Y(ee){const me=A.indexOf(ee.inputSource);if(me===-1)return;const xe=C[me];xe!==void 0&&(xe.update(ee.inputSource,ee.frame,c||a),xe.dispatchEvent({type:ee.type,data:ee.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",le);for(let ee=0;ee<C.length;ee++){const me=A[ee];me!==null&&(A[ee]=null,C[ee].disconnect(me))}U=null,W=null,g.reset();for(const ee in m)delete m[ee];if(e.setRenderTarget(R),p=null,f=null,d=null,s=null,y=null,he.stop(),i.isPresenting=!1,e.setPixelRatio(T),e.setSize(v.width,v.height,!1),B!==null){const ee=B.camera;ee.fov=B.fov,ee.zoom=B.zoom,ee.updateProjectionMatrix(),B=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,i.isPresenting===!0&&je("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){o=ee,i.isPresenting===!0&&je("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||a},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return f!==null?f:p},this.getBinding=function(){return d===null&&S&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return _},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(R=e.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",H),s.addEventListener("inputsourceschange",le),M.xrCompatible!==!0&&await t.makeXRCompatible(),T=e.getPixelRatio(),e.getSize(v),S&&"createProjectionLayer"in XRWebGLBinding.prototype){let xe=null,Re=null,be=null;M.depth&&(be=M.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,xe=M.stencil?Qr:ca,Re=M.stencil?Wo:sr);const qe={colorFormat:t.RGBA8,depthFormat:be,scaleFactor:r};d=this.getBinding(),f=d.createProjectionLayer(qe),s.updateRenderState({layers:[f]}),e.setPixelRatio(1),e.setSize(f.textureWidth,f.textureHeight,!1),y=new er(f.textureWidth,f.textureHeight,{format:Ls,type:ns,depthTexture:new $o(f.textureWidth,f.textureHeight,Re,void 0,void 0,void 0,void 0,void 0,void 0,xe),stencilBuffer:M.stencil,colorSpace:e.outputColorSpace,samples:M.antialias?4:0,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}else{const xe={antialias:M.antialias,alpha:!0,depth:M.depth,stencil:M.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,t,xe),s.updateRenderState({baseLayer:p}),e.setPixelRatio(1),e.setSize(p.framebufferWidth,p.framebufferHeight,!1),y=new er(p.framebufferWidth,p.framebufferHeight,{format:Ls,type:ns,colorSpace:e.outputColorSpace,stencilBuffer:M.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}y.isXRRenderTarget=!0,this.setFoveation(l),c=null,a=await s.requestReferenceSpace(o),he.setContext(s),he.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function le(ee){for(let me=0;me<ee.removed.length;me++){const xe=ee.removed[me],Re=A.indexOf(xe);Re>=0&&(A[Re]=null,C[Re].disconnect(xe))}for(let me=0;me<ee.added.length;me++){const xe=ee.added[me];let Re=A.indexOf(xe);if(Re===-1){for(let qe=0;qe<C.length;qe++)if(qe>=A.length){A.push(xe),Re=qe;break}else if(A[qe]===null){A[qe]=xe,Re=qe;break}if(Re===-1)break}const be=C[Re];be&&be.connect(xe)}}function K(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let me=ee.near,xe=ee.far;g.texture!==null&&(g.depthNear>0&&(me=g.depthNear),g.depthFar>0&&(xe=g.depthFar)),G.near=D.near=N.near=me,G.far=D.far=N.far=xe,(U!==G.near||W!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),U=G.near,W=G.far),G.layers.mask=ee.layers.mask|6,N.layers.mask=G.layers.mask&-5,D.layers.mask=G.layers.mask&-3;const Re=ee.parent,be=G.cameras;K(G,Re);for(let qe=0;qe<be.length;qe++)K(be[qe],Re);G.projectionMatrix.copy(N.projectionMatrix),G.projectionMatrixInverse.copy(N.projectionMatrixInverse),B===null&&ee.isPerspectiveCamera&&(B={camera:ee,fov:ee.fov,zoom:ee.zoom}),j(ee,G,Re)};function j(ee,me,xe){xe===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(xe.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=cc*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(f===null&&p===null))return l},this.setFoveation=function(ee){l=ee,f!==null&&(f.fixedFoveation=ee),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=ee)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(G)},this.getCameraTexture=function(ee){return m[ee]};let te=null;function de(ee,me){if(h=me.getViewerPose(c||a),_=me,h!==null){const xe=h.views;p!==null&&(e.setRenderTargetFramebuffer(y,p.framebuffer),e.setRenderTarget(y));let Re=!1;xe.length!==G.cameras.length&&(G.cameras.length=0,Re=!0);for(let $e=0;$e<xe.length;$e++){const vt=xe[$e];let mt=null;if(p!==null)mt=p.getViewport(vt);else{const an=d.getViewSubImage(f,vt);mt=an.viewport,$e===0&&(e.setRenderTargetTextures(y,an.colorTexture,an.depthStencilTexture),e.setRenderTarget(y))}let st=O[$e];st===void 0&&(st=new Rs,st.layers.enable($e),st.viewport=new Qt,O[$e]=st),st.matrix.fromArray(vt.transform.matrix),st.matrix.decompose(st.position,st.quaternion,st.scale),st.projectionMatrix.fromArray(vt.projectionMatrix),st.projectionMatrixInverse.copy(st.projectionMatrix).invert(),st.viewport.set(mt.x,mt.y,mt.width,mt.height),$e===0&&(G.matrix.copy(st.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Re===!0&&G.cameras.push(st)}const be=s.enabledFeatures;if(be&&be.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&S){d=i.getBinding();const $e=d.getDepthInformation(xe[0]);$e&&$e.isValid&&$e.texture&&g.init($e,s.renderState)}if(be&&be.includes("camera-access")&&S){e.state.unbindTexture(),d=i.getBinding();for(let $e=0;$e<xe.length;$e++){const vt=xe[$e].camera;if(vt){let mt=m[vt];mt||(mt=new My,m[vt]=mt);const st=d.getCameraImage(vt);mt.sourceTexture=st}}}}for(let xe=0;xe<C.length;xe++){const Re=A[xe],be=C[xe];Re!==null&&be!==void 0&&be.update(Re,me,c||a)}te&&te(ee,me),me.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:me}),_=null}const he=new Cy;he.setAnimationLoop(de),this.setAnimationLoop=function(ee){te=ee},this.dispose=function(){}}}const V2=new Ot,By=new ct;By.set(-1,0,0,0,1,0,0,0,1);function W2(n,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function i(g,m){m.color.getRGB(g.fogColor.value,wy(n)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,M,R,y){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),d(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),f(g,m),m.isMeshPhysicalMaterial&&p(g,m,y)):m.isMeshMatcapMaterial?(r(g,m),_(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),S(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(a(g,m),m.isLineDashedMaterial&&o(g,m)):m.isPointsMaterial?l(g,m,M,R):m.isSpriteMaterial?c(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===Gi&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===Gi&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);const M=e.get(m),R=M.envMap,y=M.envMapRotation;R&&(g.envMap.value=R,g.envMapRotation.value.setFromMatrix4(V2.makeRotationFromEuler(y)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(By),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function a(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function o(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function l(g,m,M,R){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*M,g.scale.value=R*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function c(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function d(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function f(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function p(g,m,M){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Gi&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=M.texture,g.transmissionSamplerSize.value.set(M.width,M.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function _(g,m){m.matcap&&(g.matcap.value=m.matcap)}function S(g,m){const M=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(M.matrixWorld),g.nearDistance.value=M.shadow.camera.near,g.farDistance.value=M.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function $2(n,e,t,i){let s={},r={};function a(M,R){const y=R.program;i.uniformBlockBinding(M,y,s[M.id])}function o(M,R){let y=s[M.id];y===void 0&&(_(M),y=l(M),s[M.id]=y,M.addEventListener("dispose",g));const C=R.program;i.updateUBOMapping(M,C);const A=e.render.frame;r[M.id]!==A&&(c(M),r[M.id]=A)}function l(M){const R=n.createBuffer(),y=M.__size,C=M.usage;return n.bindBuffer(n.UNIFORM_BUFFER,R),n.bufferData(n.UNIFORM_BUFFER,y,C),n.bindBuffer(n.UNIFORM_BUFFER,null),R}function c(M){const R=s[M.id],y=M.uniforms,C=M.__cache;n.bindBuffer(n.UNIFORM_BUFFER,R);for(let A=0,v=y.length;A<v;A++){const T=y[A];if(Array.isArray(T))for(let B=0,N=T.length;B<N;B++)h(T[B],A,B,C);else h(T,A,0,C)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function h(M,R,y,C){if(f(M,R,y,C)===!0){const A=M.__offset,v=M.value;if(Array.isArray(v)){let T=0;for(let B=0;B<v.length;B++){const N=v[B],D=S(N,!0);d(N,M.__data,T),T+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else d(v,M.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,A,M.__data)}}function d(M,R,y){typeof M=="number"||typeof M=="boolean"?R[y]=M:M.isMatrix3?(R[y]=M.elements[0],R[y+1]=M.elements[1],R[y+2]=M.elements[2],R[y+3]=0,R[y+4]=M.elements[3],R[y+5]=M.elements[4],R[y+6]=M.elements[5],R[y+7]=0,R[y+8]=M.elements[6],R[y+9]=M.elements[7],R[y+10]=M.elements[8],R[y+11]=0):ArrayBuffer.isView(M)?R.set(M.subarray(0,R.length-y),y):M.toArray(R,y)}function f(M,R,y,C){const A=M.value,v=R+"_"+y;if(Array.isArray(A)){C[v]===void 0&&(C[v]=[]);const T=C[v];let B=!1;for(let N=0;N<A.length;N++)p(A[N],T,N)===!0&&(B=!0);return B}return p(A,C,v)}function p(M,R,y){if(R[y]===void 0)return typeof M=="number"||typeof M=="boolean"?R[y]=M:ArrayBuffer.isView(M)?R[y]=M.slice():R[y]=M.clone(),!0;{const C=R[y];if(typeof M=="number"||typeof M=="boolean"){if(C!==M)return R[y]=M,!0}else{if(ArrayBuffer.isView(M))return!0;if(C.equals(M)===!1)return C.copy(M),!0}}return!1}function _(M){const R=M.uniforms;let y=0;const C=16;for(let v=0,T=R.length;v<T;v++){const B=Array.isArray(R[v])?R[v]:[R[v]];for(let N=0,D=B.length;N<D;N++){const O=B[N],G=Array.isArray(O.value)?O.value:[O.value],U=Array.isArray(R[v])||Array.isArray(O.value);let W=y;for(let H=0,le=G.length;H<le;H++){const K=G[H],j=S(K,U),te=y%C,de=te%j.boundary,he=te+de;y+=de,he!==0&&C-he<j.storage&&(y+=C-he),H===0&&(W=y),y+=j.storage}const Y=O.type==="int"?Int32Array:O.type==="uint"?Uint32Array:Float32Array;O.__data=new Y((y-W)/Float32Array.BYTES_PER_ELEMENT),O.__offset=W}}const A=y%C;return A>0&&(y+=C-A),M.__size=y,M.__cache={},this}function S(M,R){const y={boundary:0,storage:0};return typeof M=="number"||typeof M=="boolean"?(y.boundary=4,y.storage=4):M.isVector2?(y.boundary=8,y.storage=8):M.isVector3||M.isColor?(y.boundary=16,y.storage=12):M.isVector4?(y.boundary=16,y.storage=16):M.isMatrix3?(y.boundary=16,y.storage=48):M.isMatrix4?(y.boundary=16,y.storage=64):M.isTexture?je("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(M)?(y.boundary=16,y.storage=M.byteLength):je("WebGLRenderer: Unsupported uniform value type.",M),R===!0&&(y.boundary=16,y.storage=Math.ceil(y.storage/16)*16),y}function g(M){const R=M.target;R.removeEventListener("dispose",g),n.deleteBuffer(s[R.id]),delete s[R.id],delete r[R.id]}function m(){for(const M in s)n.deleteBuffer(s[M]);s={},r={}}return{bind:a,update:o,dispose:m}}const X2=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]);let qs=null;function q2(){return qs===null&&(qs=new Tm(X2,16,16,Va,rr),qs.name="DFG_LUT",qs.minFilter=Mi,qs.magFilter=Mi,qs.wrapS=br,qs.wrapT=br,qs.generateMipmaps=!1,qs.needsUpdate=!0),qs}class Y2{constructor(e={}){const{canvas:t=W1(),context:i=null,depth:s=!0,stencil:r=!1,alpha:a=!1,antialias:o=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:f=!1,outputBufferType:p=ns}=e;this.isWebGLRenderer=!0;let _;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");_=i.getContextAttributes().alpha}else _=a;const S=p,g=new Set([ym,xm,vm]),m=new Set([ns,sr,oc,Wo,mm,gm]),M=new Uint32Array(4),R=new Int32Array(4),y={textures:[],min:[],max:[],resolution:[]};let C=null,A=null;const v=[],T=[];let B=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Tr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const N=this;let D=!1,O=null,G=null,U=null,W=null;this._outputColorSpace=ts;let Y=0,H=0,le=null,K=-1,j=null;const te=new Qt,de=new Qt;let he=null;const ee=new it(0);let me=0,xe=t.width,Re=t.height,be=1,qe=null,at=null;const $e=new Qt(0,0,xe,Re),vt=new Qt(0,0,xe,Re);let mt=!1;const st=new hc,an=new Am;let jt=!1,Rn=!1;const $t=new Ot,Jn=new z,At=new Qt,Hn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let pn=!1;function Cn(){return le===null?be:1}let k=i;function Pe(E,V){return t.getContext(E,V)}let Ze,ot,we,Yt,We,Ke,P,b,X,ue,ae,_e,ye,ne,se,pe,F,re,ie,Ee,ge,Me,Xe;try{const E={alpha:!0,depth:s,stencil:r,antialias:o,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${dm}`),t.addEventListener("webglcontextlost",ze,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),k===null){const V="webgl2";if(k=Pe(V,E),k===null)throw Pe(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(E){throw t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),Pt("WebGLRenderer: "+E.message),E}function Qe(){Ze=new JR(k),Ze.init(),ge=new O2(k,Ze),ot=new zR(k,Ze,e,ge),we=new F2(k,Ze),ot.reversedDepthBuffer&&f&&we.buffers.depth.setReversed(!0),G=k.createFramebuffer(),U=k.createFramebuffer(),W=k.createFramebuffer(),Yt=new eC(k),We=new M2,Ke=new k2(k,Ze,we,We,ot,ge,Yt),P=new ZR(N),b=new nT(k),Me=new OR(k,b),X=new jR(k,b,Yt,Me),ue=new nC(k,X,b,Me,Yt),re=new tC(k,ot,Ke),se=new HR(We),ae=new S2(N,P,Ze,ot,Me,se),_e=new W2(N,We),ye=new w2,ne=new P2(Ze),F=new kR(N,P,we,ue,_,l),pe=new U2(N,ue,ot),Xe=new $2(k,Yt,ot,we),ie=new BR(k,Ze,Yt),Ee=new QR(k,Ze,Yt),Yt.programs=ae.programs,N.capabilities=ot,N.extensions=Ze,N.properties=We,N.renderLists=ye,N.shadowMap=pe,N.state=we,N.info=Yt}S!==ns&&(B=new sC(S,t.width,t.height,o,s,r));const ce=new G2(N,k);this.xr=ce,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){const E=Ze.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){const E=Ze.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return be},this.setPixelRatio=function(E){E!==void 0&&(be=E,this.setSize(xe,Re,!1))},this.getSize=function(E){return E.set(xe,Re)},this.setSize=function(E,V,Q=!0){if(ce.isPresenting){je("WebGLRenderer: Can't change size while VR device is presenting.");return}xe=E,Re=V,t.width=Math.floor(E*be),t.height=Math.floor(V*be),Q===!0&&(t.style.width=E+"px",t.style.height=V+"px"),B!==null&&B.setSize(t.width,t.height),this.setViewport(0,0,E,V)},this.getDrawingBufferSize=function(E){return E.set(xe*be,Re*be).floor()},this.setDrawingBufferSize=function(E,V,Q){xe=E,Re=V,be=Q,t.width=Math.floor(E*Q),t.height=Math.floor(V*Q),this.setViewport(0,0,E,V)},this.setEffects=function(E){if(S===ns){Pt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let V=0;V<E.length;V++)if(E[V].isOutputPass===!0){je("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}B.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(te)},this.getViewport=function(E){return E.copy($e)},this.setViewport=function(E,V,Q,q){E.isVector4?$e.set(E.x,E.y,E.z,E.w):$e.set(E,V,Q,q),we.viewport(te.copy($e).multiplyScalar(Cn()).round())},this.getScissor=function(E){return E.copy(vt)},this.setScissor=function(E,V,Q,q){E.isVector4?vt.set(E.x,E.y,E.z,E.w):vt.set(E,V,Q,q),we.scissor(de.copy(vt).multiplyScalar(Cn()).round())},this.getScissorTest=function(){return mt},this.setScissorTest=function(E){we.setScissorTest(mt=E)},this.setOpaqueSort=function(E){qe=E},this.setTransparentSort=function(E){at=E},this.getClearColor=function(E){return E.copy(F.getClearColor())},this.setClearColor=function(){F.setClearColor(...arguments)},this.getClearAlpha=function(){return F.getClearAlpha()},this.setClearAlpha=function(){F.setClearAlpha(...arguments)},this.clear=function(E=!0,V=!0,Q=!0){let q=0;if(E){let Z=!1;if(le!==null){const Te=le.texture.format;Z=g.has(Te)}if(Z){const Te=le.texture.type,De=m.has(Te),Ae=F.getClearColor(),Ue=F.getClearAlpha(),Ge=Ae.r,tt=Ae.g,xt=Ae.b;De?(M[0]=Ge,M[1]=tt,M[2]=xt,M[3]=Ue,k.clearBufferuiv(k.COLOR,0,M)):(R[0]=Ge,R[1]=tt,R[2]=xt,R[3]=Ue,k.clearBufferiv(k.COLOR,0,R))}else q|=k.COLOR_BUFFER_BIT}V&&(q|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&(q|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),q!==0&&k.clear(q)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),O=E},this.dispose=function(){t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),F.dispose(),ye.dispose(),ne.dispose(),Ke.dispose(),We.dispose(),P.dispose(),ue.dispose(),X.dispose(),Me.dispose(),Xe.dispose(),ae.dispose(),ce.dispose(),ce.removeEventListener("sessionstart",Nc),ce.removeEventListener("sessionend",Bs),cr.stop()};function ze(E){E.preventDefault(),lh("WebGLRenderer: Context Lost."),D=!0}function et(){lh("WebGLRenderer: Context Restored."),D=!1;const E=Yt.autoReset,V=pe.enabled,Q=pe.autoUpdate,q=pe.needsUpdate,Z=pe.type;Qe(),Yt.autoReset=E,pe.enabled=V,pe.autoUpdate=Q,pe.needsUpdate=q,pe.type=Z}function Ce(E){Pt("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function dt(E){const V=E.target;V.removeEventListener("dispose",dt),en(V)}function en(E){Ti(E),We.remove(E)}function Ti(E){const V=We.get(E).programs;V!==void 0&&(V.forEach(function(Q){ae.releaseProgram(Q)}),E.isShaderMaterial&&ae.releaseShaderCache(E))}this.renderBufferDirect=function(E,V,Q,q,Z,Te){V===null&&(V=Hn);const De=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Ae=dl(E,V,Q,q,Z);we.setMaterial(q,De);let Ue=Q.index,Ge=1;if(q.wireframe===!0){if(Ue=X.getWireframeAttribute(Q),Ue===void 0)return;Ge=2}const tt=Q.drawRange,xt=Q.attributes.position;let He=tt.start*Ge,yt=(tt.start+tt.count)*Ge;Te!==null&&(He=Math.max(He,Te.start*Ge),yt=Math.min(yt,(Te.start+Te.count)*Ge)),Ue!==null?(He=Math.max(He,0),yt=Math.min(yt,Ue.count)):xt!=null&&(He=Math.max(He,0),yt=Math.min(yt,xt.count));const hn=yt-He;if(hn<0||hn===1/0)return;Me.setup(Z,q,Ae,Q,Ue);let Ht,Gt=ie;if(Ue!==null&&(Ht=b.get(Ue),Gt=Ee,Gt.setIndex(Ht)),Z.isMesh)q.wireframe===!0?(we.setLineWidth(q.wireframeLinewidth*Cn()),Gt.setMode(k.LINES)):Gt.setMode(k.TRIANGLES);else if(Z.isLine){let Gn=q.linewidth;Gn===void 0&&(Gn=1),we.setLineWidth(Gn*Cn()),Z.isLineSegments?Gt.setMode(k.LINES):Z.isLineLoop?Gt.setMode(k.LINE_LOOP):Gt.setMode(k.LINE_STRIP)}else Z.isPoints?Gt.setMode(k.POINTS):Z.isSprite&&Gt.setMode(k.TRIANGLES);if(Z.isBatchedMesh)if(Ze.get("WEBGL_multi_draw"))Gt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{const Gn=Z._multiDrawStarts,Oe=Z._multiDrawCounts,Pn=Z._multiDrawCount,bt=Ue?b.get(Ue).bytesPerElement:1,hr=We.get(q).currentProgram.getUniforms();for(let Ln=0;Ln<Pn;Ln++)hr.setValue(k,"_gl_DrawID",Ln),Gt.render(Gn[Ln]/bt,Oe[Ln])}else if(Z.isInstancedMesh)Gt.renderInstances(He,hn,Z.count);else if(Q.isInstancedBufferGeometry){const Gn=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Oe=Math.min(Q.instanceCount,Gn);Gt.renderInstances(He,hn,Oe)}else Gt.render(He,hn)};function cl(E,V,Q,q){O!==null&&E.isNodeMaterial&&O.setObject(q,E),jt===!0&&se.setState(E,Q,!1),E.transparent===!0&&E.side===Hi&&E.forceSinglePass===!1?(E.side=Gi,E.needsUpdate=!0,zs(E,V,q),E.side=Ga,E.needsUpdate=!0,zs(E,V,q),E.side=Hi):zs(E,V,q)}this.compile=function(E,V,Q=null){Q===null&&(Q=E),O!==null&&O.renderStart(E,V,Q),A=ne.get(Q),A.init(V),T.push(A),Q.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),E!==Q&&E.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),A.setupLights(),O!==null&&O.updateLights(A.state.lightsArray),Rn=this.localClippingEnabled,jt=se.init(this.clippingPlanes,Rn),jt===!0&&se.setGlobalState(this.clippingPlanes,V),O!==null&&pe.render(A.state.shadowsArray,Q,V);const q=new Set;return E.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;const Te=Z.material;if(Te)if(Array.isArray(Te))for(let De=0;De<Te.length;De++){const Ae=Te[De];cl(Ae,Q,V,Z),q.add(Ae)}else cl(Te,Q,V,Z),q.add(Te)}),A=T.pop(),O!==null&&O.renderEnd(),q},this.compileAsync=function(E,V,Q=null){const q=this.compile(E,V,Q);return new Promise(Z=>{function Te(){if(q.forEach(function(De){const Ue=We.get(De).currentProgram;(Ue===void 0||Ue.isReady())&&q.delete(De)}),q.size===0){Z(E);return}setTimeout(Te,10)}Ze.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Ka=null;function Kh(E){Ka&&Ka(E)}function Nc(){cr.stop()}function Bs(){cr.start()}const cr=new Cy;cr.setAnimationLoop(Kh),typeof self<"u"&&cr.setContext(self),this.setAnimationLoop=function(E){Ka=E,ce.setAnimationLoop(E),E===null?cr.stop():cr.start()},ce.addEventListener("sessionstart",Nc),ce.addEventListener("sessionend",Bs),this.render=function(E,V){if(V!==void 0&&V.isCamera!==!0){Pt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;O!==null&&O.renderStart(E,V);const Q=ce.enabled===!0&&ce.isPresenting===!0,q=B!==null&&(le===null||Q)&&B.begin(N,le);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),ce.enabled===!0&&ce.isPresenting===!0&&(B===null||B.isCompositing()===!1)&&(ce.cameraAutoUpdate===!0&&ce.updateCamera(V),V=ce.getCamera()),E.isScene===!0&&E.onBeforeRender(N,E,V,le),A=ne.get(E,T.length),A.init(V),A.state.textureUnits=Ke.getTextureUnits(),T.push(A),$t.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?an.setFromArrayCamera(V):st.setFromProjectionMatrix($t,Ds,V.reversedDepth),Rn=this.localClippingEnabled,jt=se.init(this.clippingPlanes,Rn),C=ye.get(E,v.length),C.init(),v.push(C),this.info.render.frame++,ce.enabled===!0&&ce.isPresenting===!0){const De=N.xr.getDepthSensingMesh();De!==null&&ur(De,V,-1/0,N.sortObjects)}ur(E,V,0,N.sortObjects),C.finish(),O!==null&&O.updateLights(A.state.lightsArray),N.sortObjects===!0&&C.sort(qe,at),pn=ce.enabled===!1||ce.isPresenting===!1||ce.hasDepthSensing()===!1,pn&&F.addToRenderList(C,E),this.info.autoReset===!0&&this.info.reset(),jt===!0&&se.beginShadows();const Z=A.state.shadowsArray;if(pe.render(Z,E,V),jt===!0&&se.endShadows(),(q&&B.hasRenderPass())===!1){const De=C.opaque,Ae=C.transmissive;if(A.setupLights(),V.isArrayCamera){const Ue=V.cameras;if(Ae.length>0)for(let Ge=0,tt=Ue.length;Ge<tt;Ge++){const xt=Ue[Ge];xs(De,Ae,E,xt)}pn&&F.render(E);for(let Ge=0,tt=Ue.length;Ge<tt;Ge++){const xt=Ue[Ge];ul(C,E,xt,xt.viewport)}}else Ae.length>0&&xs(De,Ae,E,V),pn&&F.render(E),ul(C,E,V)}le!==null&&H===0&&(Ke.updateMultisampleRenderTarget(le),Ke.updateRenderTargetMipmap(le)),q&&B.end(N),E.isScene===!0&&E.onAfterRender(N,E,V),Me.resetDefaultState(),K=-1,j=null,T.pop(),T.length>0?(A=T[T.length-1],Ke.setTextureUnits(A.state.textureUnits),jt===!0&&se.setGlobalState(N.clippingPlanes,A.state.camera)):A=null,v.pop(),v.length>0?C=v[v.length-1]:C=null,O!==null&&O.renderEnd()};function ur(E,V,Q,q){if(E.visible===!1)return;if(E.layers.test(V.layers)){if(E.isGroup)Q=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(V);else if(E.isLight)A.pushLight(E),E.castShadow&&A.pushShadow(E);else if(E.isSprite){const De=V.isArrayCamera?an:st;if(!E.frustumCulled||E.intersectsFrustum(De)){q&&At.setFromMatrixPosition(E.matrixWorld).applyMatrix4($t);const Ae=ue.update(E),Ue=E.material;Ue.visible&&C.push(E,Ae,Ue,Q,At.z,null,V)}}else if(E.isMesh||E.isLine||E.isPoints){const De=V.isArrayCamera?an:st;if(!E.frustumCulled||E.intersectsFrustum(De)){const Ae=ue.update(E),Ue=E.material;if(q&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),At.copy(E.boundingSphere.center)):(Ae.boundingSphere===null&&Ae.computeBoundingSphere(),At.copy(Ae.boundingSphere.center)),At.applyMatrix4(E.matrixWorld).applyMatrix4($t)),Array.isArray(Ue)){const Ge=Ae.groups;for(let tt=0,xt=Ge.length;tt<xt;tt++){const He=Ge[tt],yt=Ue[He.materialIndex];yt&&yt.visible&&C.push(E,Ae,yt,Q,At.z,He,V)}}else Ue.visible&&C.push(E,Ae,Ue,Q,At.z,null,V)}}}const Te=E.children;for(let De=0,Ae=Te.length;De<Ae;De++)ur(Te[De],V,Q,q)}function ul(E,V,Q,q){const{opaque:Z,transmissive:Te,transparent:De}=E;A.setupLightsView(Q),jt===!0&&se.setGlobalState(N.clippingPlanes,Q),q&&we.viewport(te.copy(q)),Z.length>0&&mn(Z,V,Q),Te.length>0&&mn(Te,V,Q),De.length>0&&mn(De,V,Q),we.buffers.depth.setTest(!0),we.buffers.depth.setMask(!0),we.buffers.color.setMask(!0),we.setPolygonOffset(!1)}function xs(E,V,Q,q){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[q.id]===void 0){const He=Ze.has("EXT_color_buffer_half_float")||Ze.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[q.id]=new er(1,1,{generateMipmaps:!0,type:He?rr:ns,minFilter:jr,samples:Math.max(4,ot.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Tt.workingColorSpace})}const Te=A.state.transmissionRenderTarget[q.id],De=q.viewport||te;Te.setSize(De.z*N.transmissionResolutionScale,De.w*N.transmissionResolutionScale);const Ae=N.getRenderTarget(),Ue=N.getActiveCubeFace(),Ge=N.getActiveMipmapLevel();N.setRenderTarget(Te),N.getClearColor(ee),me=N.getClearAlpha(),me<1&&N.setClearColor(16777215,.5),N.clear(),pn&&F.render(Q);const tt=N.toneMapping;N.toneMapping=Tr;const xt=q.viewport;if(q.viewport!==void 0&&(q.viewport=void 0),A.setupLightsView(q),jt===!0&&se.setGlobalState(N.clippingPlanes,q),mn(E,Q,q),Ke.updateMultisampleRenderTarget(Te),Ke.updateRenderTargetMipmap(Te),Ze.has("WEBGL_multisampled_render_to_texture")===!1){let He=!1;for(let yt=0,hn=V.length;yt<hn;yt++){const Ht=V[yt],{object:Gt,geometry:Gn,material:Oe,group:Pn}=Ht;if(Oe.side===Hi&&Gt.layers.test(q.layers)){const bt=Oe.side;Oe.side=Gi,Oe.needsUpdate=!0,Sn(Gt,Q,q,Gn,Oe,Pn),Oe.side=bt,Oe.needsUpdate=!0,He=!0}}He===!0&&(Ke.updateMultisampleRenderTarget(Te),Ke.updateRenderTargetMipmap(Te))}N.setRenderTarget(Ae,Ue,Ge),N.setClearColor(ee,me),xt!==void 0&&(q.viewport=xt),N.toneMapping=tt}function mn(E,V,Q){const q=V.isScene===!0?V.overrideMaterial:null;for(let Z=0,Te=E.length;Z<Te;Z++){const De=E[Z],{object:Ae,geometry:Ue,group:Ge}=De;let tt=De.material;tt.allowOverride===!0&&q!==null&&(tt=q),Ae.layers.test(Q.layers)&&Sn(Ae,V,Q,Ue,tt,Ge)}}function Sn(E,V,Q,q,Z,Te){O!==null&&Z.isNodeMaterial&&O.setObject(E,Z),E.onBeforeRender(N,V,Q,q,Z,Te),E.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Z.onBeforeRender(N,V,Q,q,E,Te),Z.transparent===!0&&Z.side===Hi&&Z.forceSinglePass===!1?(Z.side=Gi,Z.needsUpdate=!0,N.renderBufferDirect(Q,V,q,Z,E,Te),Z.side=Ga,Z.needsUpdate=!0,N.renderBufferDirect(Q,V,q,Z,E,Te),Z.side=Hi):N.renderBufferDirect(Q,V,q,Z,E,Te),E.onAfterRender(N,V,Q,q,Z,Te)}function Mn(E){let V=0;for(const Q of E)Q.texture!==null&&V++;return V}function zs(E,V,Q){V.isScene!==!0&&(V=Hn);const q=We.get(E),Z=A.state.lights,Te=A.state.shadowsArray,De=Z.state.version,Ae=ae.getParameters(E,Z.state,Te,V,Q,A.state.lightProbeGridArray),Ue=ae.getProgramCacheKey(Ae);let Ge=q.programs;q.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?V.environment:null,q.fog=V.fog;const tt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;q.envMap=P.get(E.envMap||q.environment,tt),q.envMapRotation=q.environment!==null&&E.envMap===null?V.environmentRotation:E.envMapRotation,Ge===void 0&&(E.addEventListener("dispose",dt),Ge=new Map,q.programs=Ge,q.programVariants=new Map);let xt=Ge.get(Ue);if(xt!==void 0){if(q.currentProgram===xt&&q.lightsStateVersion===De)return hl(E,Ae),xt}else Ae.uniforms=ae.getUniforms(E),O!==null&&E.isNodeMaterial&&O.build(E,Q,Ae),E.onBeforeCompile(Ae,N),xt=ae.acquireProgram(Ae,Ue),Ge.set(Ue,xt),q.uniforms=Ae.uniforms;const He=q.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(He.clippingPlanes=se.uniform),hl(E,Ae),q.needsLights=kr(E),q.lightsStateVersion=De,q.needsLights&&(He.ambientLightColor.value=Z.state.ambient,He.lightProbe.value=Z.state.probe,He.sunLights.value=Z.state.sun,He.sunLightShadows.value=Z.state.sunShadow,He.directionalLights.value=Z.state.directional,He.directionalLightShadows.value=Z.state.directionalShadow,He.spotLights.value=Z.state.spot,He.spotLightShadows.value=Z.state.spotShadow,He.rectAreaLights.value=Z.state.rectArea,He.ltc_1.value=Z.state.rectAreaLTC1,He.ltc_2.value=Z.state.rectAreaLTC2,He.pointLights.value=Z.state.point,He.pointLightShadows.value=Z.state.pointShadow,He.hemisphereLights.value=Z.state.hemi,He.sunShadowMatrix.value=Z.state.sunShadowMatrix,He.sunShadowCascade.value=Z.state.sunShadowCascade,He.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,He.spotLightMatrix.value=Z.state.spotLightMatrix,He.spotLightMap.value=Z.state.spotLightMap,He.pointShadowMatrix.value=Z.state.pointShadowMatrix),q.numLightProbeGrids=Mn(A.state.lightProbeGridArray),q.currentProgram=xt,q.uniformsList=null,xt}function Xi(E,V,Q,q,Z){const Te=We.get(E),De=Te.currentProgram.id+","+q+","+Z;let Ae=Te.programVariants.get(De);return Ae===void 0?(Ae=zs(E,V,Q),Te.programVariants.set(De,Ae)):(Te.currentProgram=Ae,Te.uniformsList=null,Te.outputColorSpace=q,Te.toneMapping=Z),Ae}function Fr(E){if(E.uniformsList===null){const V=E.currentProgram.getUniforms();E.uniformsList=Hu.seqWithValue(V.seq,E.uniforms)}return E.uniformsList}function hl(E,V){const Q=We.get(E);Q.outputColorSpace=V.outputColorSpace,Q.batching=V.batching,Q.batchingColor=V.batchingColor,Q.instancing=V.instancing,Q.instancingColor=V.instancingColor,Q.instancingMorph=V.instancingMorph,Q.skinning=V.skinning,Q.morphTargets=V.morphTargets,Q.morphNormals=V.morphNormals,Q.morphColors=V.morphColors,Q.morphTargetsCount=V.morphTargetsCount,Q.numClippingPlanes=V.numClippingPlanes,Q.numIntersection=V.numClipIntersection,Q.vertexAlphas=V.vertexAlphas,Q.vertexTangents=V.vertexTangents,Q.toneMapping=V.toneMapping}function dl(E,V,Q,q,Z){V.isScene!==!0&&(V=Hn),Ke.resetTextureUnits();const Te=V.fog,De=q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial?V.environment:null,Ae=le===null?N.outputColorSpace:le.isXRRenderTarget===!0?le.texture.colorSpace:Tt.workingColorSpace,Ue=q.isMeshStandardMaterial||q.isMeshLambertMaterial&&!q.envMap||q.isMeshPhongMaterial&&!q.envMap,Ge=P.get(q.envMap||De,Ue),tt=q.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,xt=!!Q.attributes.tangent&&(!!q.normalMap||q.anisotropy>0),He=!!Q.morphAttributes.position,yt=!!Q.morphAttributes.normal,hn=!!Q.morphAttributes.color;let Ht=Tr;q.toneMapped&&(le===null||le.isXRRenderTarget===!0)&&(Ht=N.toneMapping);const Gt=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,Gn=Gt!==void 0?Gt.length:0,Oe=We.get(q),Pn=A.state.lights;if(jt===!0&&(Rn===!0||E!==j)){const Vt=E===j&&q.id===K;se.setState(q,E,Vt)}let bt=!1,hr=!1;q.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==Pn.state.version||Z.isBatchedMesh&&Oe.batching===!1||!Z.isBatchedMesh&&Oe.batching===!0||Z.isBatchedMesh&&Oe.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Oe.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Oe.instancing===!1||!Z.isInstancedMesh&&Oe.instancing===!0||Z.isSkinnedMesh&&Oe.skinning===!1||!Z.isSkinnedMesh&&Oe.skinning===!0||Z.isInstancedMesh&&Oe.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Oe.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Oe.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Oe.instancingMorph===!1&&Z.morphTexture!==null||Oe.envMap!==Ge||q.fog===!0&&Oe.fog!==Te||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==se.numPlanes||Oe.numIntersection!==se.numIntersection)||Oe.vertexAlphas!==tt||Oe.vertexTangents!==xt||Oe.morphTargets!==He||Oe.morphNormals!==yt||Oe.morphColors!==hn||Oe.morphTargetsCount!==Gn||Oe.numLightProbeGrids!==Mn(A.state.lightProbeGridArray)?bt=!0:(Oe.outputColorSpace!==Ae||Oe.toneMapping!==Ht)&&(hr=!0):(bt=!0,Oe.__version=q.version);let Ln=Oe.currentProgram;(bt===!0||hr===!0)&&(Ln=hr===!0?Xi(q,V,Z,Ae,Ht):zs(q,V,Z),O&&q.isNodeMaterial&&O.onUpdateProgram(q,Ln,Oe));let ja=!1,Hs=!1,dr=!1;const gt=Ln.getUniforms(),gn=Oe.uniforms;if(we.useProgram(Ln.program)&&(ja=!0,Hs=!0,dr=!0),q.id!==K&&(K=q.id,Hs=!0),ja||j!==E){we.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),gt.setValue(k,"projectionMatrix",E.projectionMatrix),gt.setValue(k,"viewMatrix",E.matrixWorldInverse);const Dn=gt.map.cameraPosition;Dn!==void 0&&Dn.setValue(k,Jn.setFromMatrixPosition(E.matrixWorld)),ot.logarithmicDepthBuffer&&gt.setValue(k,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(q.isMeshPhongMaterial||q.isMeshToonMaterial||q.isMeshLambertMaterial||q.isMeshBasicMaterial||q.isMeshStandardMaterial||q.isShaderMaterial)&&gt.setValue(k,"isOrthographic",E.isOrthographicCamera===!0),j!==E&&(j=E,Hs=!0,dr=!0)}if(Oe.needsLights&&(Pn.state.sunShadowMap.length>0&&gt.setValue(k,"sunShadowMap",Pn.state.sunShadowMap,Ke),Pn.state.directionalShadowMap.length>0&&gt.setValue(k,"directionalShadowMap",Pn.state.directionalShadowMap,Ke),Pn.state.spotShadowMap.length>0&&gt.setValue(k,"spotShadowMap",Pn.state.spotShadowMap,Ke),Pn.state.pointShadowMap.length>0&&gt.setValue(k,"pointShadowMap",Pn.state.pointShadowMap,Ke)),Z.isSkinnedMesh){gt.setOptional(k,Z,"bindMatrix"),gt.setOptional(k,Z,"bindMatrixInverse");const Vt=Z.skeleton;Vt&&(Vt.boneTexture===null&&Vt.computeBoneTexture(),gt.setValue(k,"boneTexture",Vt.boneTexture,Ke))}Z.isBatchedMesh&&(gt.setOptional(k,Z,"batchingTexture"),gt.setValue(k,"batchingTexture",Z._matricesTexture,Ke),gt.setOptional(k,Z,"batchingIdTexture"),gt.setValue(k,"batchingIdTexture",Z._indirectTexture,Ke),gt.setOptional(k,Z,"batchingColorTexture"),Z._colorsTexture!==null&&gt.setValue(k,"batchingColorTexture",Z._colorsTexture,Ke));const Ai=Q.morphAttributes;if((Ai.position!==void 0||Ai.normal!==void 0||Ai.color!==void 0)&&re.update(Z,Q,Ln),(Hs||Oe.receiveShadow!==Z.receiveShadow)&&(Oe.receiveShadow=Z.receiveShadow,gt.setValue(k,"receiveShadow",Z.receiveShadow)),(q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial)&&q.envMap===null&&V.environment!==null&&(gn.envMapIntensity.value=V.environmentIntensity),gn.dfgLUT!==void 0&&(gn.dfgLUT.value=q2()),Hs){if(gt.setValue(k,"toneMappingExposure",N.toneMappingExposure),Oe.needsLights&&Za(gn,dr),Te&&q.fog===!0&&_e.refreshFogUniforms(gn,Te),_e.refreshMaterialUniforms(gn,q,be,Re,A.state.transmissionRenderTarget[E.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){const Vt=y;let Dn=0;for(const xi of A.state.lightProbeGridArray)xi.texture!==null&&(Vt.textures[Dn]=xi.texture,Vt.min[Dn]=xi.boundingBox.min,Vt.max[Dn]=xi.boundingBox.max,Vt.resolution[Dn]=xi.resolution,Dn++);for(const xi in Vt)Vt[xi].length=Dn;gn.probesSH.value=Vt.textures,gn.probesMin.value=Vt.min,gn.probesMax.value=Vt.max,gn.probesResolution.value=Vt.resolution}Hu.upload(k,Fr(Oe),gn,Ke)}if(q.isShaderMaterial&&q.uniformsNeedUpdate===!0&&(Hu.upload(k,Fr(Oe),gn,Ke),q.uniformsNeedUpdate=!1),q.isSpriteMaterial&&gt.setValue(k,"center",Z.center),gt.setValue(k,"modelViewMatrix",Z.modelViewMatrix),gt.setValue(k,"normalMatrix",Z.normalMatrix),gt.setValue(k,"modelMatrix",Z.matrixWorld),q.uniformsGroups!==void 0){const Vt=q.uniformsGroups;for(let Dn=0,xi=Vt.length;Dn<xi;Dn++){const Ic=Vt[Dn];Xe.update(Ic,Ln),Xe.bind(Ic,Ln)}}return Ln}function Za(E,V){E.ambientLightColor.needsUpdate=V,E.lightProbe.needsUpdate=V,E.sunLights.needsUpdate=V,E.sunLightShadows.needsUpdate=V,E.directionalLights.needsUpdate=V,E.directionalLightShadows.needsUpdate=V,E.pointLights.needsUpdate=V,E.pointLightShadows.needsUpdate=V,E.spotLights.needsUpdate=V,E.spotLightShadows.needsUpdate=V,E.rectAreaLights.needsUpdate=V,E.hemisphereLights.needsUpdate=V}function kr(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return le},this.setRenderTargetTextures=function(E,V,Q){const q=We.get(E);q.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,q.__autoAllocateDepthBuffer===!1&&(q.__useRenderToTexture=!1),We.get(E.texture).__webglTexture=V,We.get(E.depthTexture).__webglTexture=q.__autoAllocateDepthBuffer?void 0:Q,q.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,V){const Q=We.get(E);Q.__webglFramebuffer=V,Q.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(E,V=0,Q=0){le=E,Y=V,H=Q;let q=null,Z=!1,Te=!1;if(E){const Ae=We.get(E);if(Ae.__useDefaultFramebuffer!==void 0){we.bindFramebuffer(k.FRAMEBUFFER,Ae.__webglFramebuffer),te.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest,we.viewport(te),we.scissor(de),we.setScissorTest(he),K=-1;return}else if(Ae.__webglFramebuffer===void 0)Ke.setupRenderTarget(E);else if(Ae.__hasExternalTextures)Ke.rebindTextures(E,We.get(E.texture).__webglTexture,We.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){const tt=E.depthTexture;if(Ae.__boundDepthTexture!==tt){if(tt!==null&&We.has(tt)&&(E.width!==tt.image.width||E.height!==tt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ke.setupDepthRenderbuffer(E)}}const Ue=E.texture;(Ue.isData3DTexture||Ue.isDataArrayTexture||Ue.isCompressedArrayTexture)&&(Te=!0);const Ge=We.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(Ge[V])?q=Ge[V][Q]:q=Ge[V],Z=!0):E.samples>0&&Ke.useMultisampledRTT(E)===!1?q=We.get(E).__webglMultisampledFramebuffer:Array.isArray(Ge)?q=Ge[Q]:q=Ge,te.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest}else te.copy($e).multiplyScalar(be).floor(),de.copy(vt).multiplyScalar(be).floor(),he=mt;if(Q!==0&&(q=G),we.bindFramebuffer(k.FRAMEBUFFER,q)&&we.drawBuffers(E,q),we.viewport(te),we.scissor(de),we.setScissorTest(he),Z){const Ae=We.get(E.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+V,Ae.__webglTexture,Q)}else if(Te){const Ae=V;for(let Ue=0;Ue<E.textures.length;Ue++){const Ge=We.get(E.textures[Ue]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+Ue,Ge.__webglTexture,Q,Ae)}}else if(E!==null&&Q!==0){const Ae=We.get(E.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,Ae.__webglTexture,Q)}K=-1};function Ja(E){const V=We.get(E);return(V.__readFormat!==E.format||V.__readType!==E.type)&&(V.__readFormat=E.format,V.__readType=E.type,V.__formatReadable=ot.textureFormatReadable(E.format),V.__typeReadable=ot.textureTypeReadable(E.type)),V}this.readRenderTargetPixels=function(E,V,Q,q,Z,Te,De,Ae=0){if(!(E&&E.isWebGLRenderTarget)){Pt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ue=We.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&De!==void 0&&(Ue=Ue[De],Array.isArray(Ue)&&(Ue=Ue[0])),Ue){we.bindFramebuffer(k.FRAMEBUFFER,Ue);try{const Ge=E.textures[Ae],tt=Ge.format,xt=Ge.type;E.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Ae);const He=Ja(Ge);if(He.__formatReadable===!1){Pt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(He.__typeReadable===!1){Pt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=E.width-q&&Q>=0&&Q<=E.height-Z&&k.readPixels(V,Q,q,Z,ge.convert(tt),ge.convert(xt),Te)}finally{const Ge=le!==null?We.get(le).__webglFramebuffer:null;we.bindFramebuffer(k.FRAMEBUFFER,Ge)}}},this.readRenderTargetPixelsAsync=async function(E,V,Q,q,Z,Te,De,Ae=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ue=We.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&De!==void 0&&(Ue=Ue[De],Array.isArray(Ue)&&(Ue=Ue[0])),Ue)if(V>=0&&V<=E.width-q&&Q>=0&&Q<=E.height-Z){we.bindFramebuffer(k.FRAMEBUFFER,Ue);const Ge=E.textures[Ae],tt=Ge.format,xt=Ge.type;E.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Ae);const He=Ja(Ge);if(He.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(He.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const yt=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,yt),k.bufferData(k.PIXEL_PACK_BUFFER,Te.byteLength,k.STREAM_READ),k.readPixels(V,Q,q,Z,ge.convert(tt),ge.convert(xt),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);const hn=le!==null?We.get(le).__webglFramebuffer:null;we.bindFramebuffer(k.FRAMEBUFFER,hn);const Ht=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await $1(k,Ht,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,yt),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,Te),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(yt),k.deleteSync(Ht),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,V=null,Q=0){const q=Math.pow(2,-Q),Z=Math.floor(E.image.width*q),Te=Math.floor(E.image.height*q),De=V!==null?V.x:0,Ae=V!==null?V.y:0;Ke.setTexture2D(E,0),k.copyTexSubImage2D(k.TEXTURE_2D,Q,0,0,De,Ae,Z,Te),we.unbindTexture()},this.copyTextureToTexture=function(E,V,Q=null,q=null,Z=0,Te=0){let De,Ae,Ue,Ge,tt,xt,He,yt,hn;const Ht=E.isCompressedTexture?E.mipmaps[Te]:E.image;if(Q!==null)De=Q.max.x-Q.min.x,Ae=Q.max.y-Q.min.y,Ue=Q.isBox3?Q.max.z-Q.min.z:1,Ge=Q.min.x,tt=Q.min.y,xt=Q.isBox3?Q.min.z:0;else{const gt=Math.pow(2,-Z);De=Math.floor(Ht.width*gt),Ae=Math.floor(Ht.height*gt),E.isDataArrayTexture?Ue=Ht.depth:E.isData3DTexture?Ue=Math.floor(Ht.depth*gt):Ue=1,Ge=0,tt=0,xt=0}q!==null?(He=q.x,yt=q.y,hn=q.z):(He=0,yt=0,hn=0);const Gt=ge.convert(V.format),Gn=ge.convert(V.type);let Oe;V.isData3DTexture?(Ke.setTexture3D(V,0),Oe=k.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Ke.setTexture2DArray(V,0),Oe=k.TEXTURE_2D_ARRAY):(Ke.setTexture2D(V,0),Oe=k.TEXTURE_2D),we.activeTexture(k.TEXTURE0),we.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,V.flipY),we.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),we.pixelStorei(k.UNPACK_ALIGNMENT,V.unpackAlignment);const Pn=we.getParameter(k.UNPACK_ROW_LENGTH),bt=we.getParameter(k.UNPACK_IMAGE_HEIGHT),hr=we.getParameter(k.UNPACK_SKIP_PIXELS),Ln=we.getParameter(k.UNPACK_SKIP_ROWS),ja=we.getParameter(k.UNPACK_SKIP_IMAGES);we.pixelStorei(k.UNPACK_ROW_LENGTH,Ht.width),we.pixelStorei(k.UNPACK_IMAGE_HEIGHT,Ht.height),we.pixelStorei(k.UNPACK_SKIP_PIXELS,Ge),we.pixelStorei(k.UNPACK_SKIP_ROWS,tt),we.pixelStorei(k.UNPACK_SKIP_IMAGES,xt);const Hs=E.isDataArrayTexture||E.isData3DTexture,dr=V.isDataArrayTexture||V.isData3DTexture;if(E.isDepthTexture){const gt=We.get(E),gn=We.get(V),Ai=We.get(gt.__renderTarget),Vt=We.get(gn.__renderTarget);we.bindFramebuffer(k.READ_FRAMEBUFFER,Ai.__webglFramebuffer),we.bindFramebuffer(k.DRAW_FRAMEBUFFER,Vt.__webglFramebuffer);for(let Dn=0;Dn<Ue;Dn++)Hs&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,We.get(E).__webglTexture,Z,xt+Dn),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,We.get(V).__webglTexture,Te,hn+Dn)),k.blitFramebuffer(Ge,tt,Ge+De,tt+Ae,He,yt,He+De,yt+Ae,k.DEPTH_BUFFER_BIT,k.NEAREST);we.bindFramebuffer(k.READ_FRAMEBUFFER,null),we.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(Z!==0||E.isRenderTargetTexture||We.has(E)){const gt=We.get(E),gn=We.get(V);we.bindFramebuffer(k.READ_FRAMEBUFFER,U),we.bindFramebuffer(k.DRAW_FRAMEBUFFER,W);for(let Ai=0;Ai<Ue;Ai++)Hs?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,gt.__webglTexture,Z,xt+Ai):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,gt.__webglTexture,Z),dr?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,gn.__webglTexture,Te,hn+Ai):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,gn.__webglTexture,Te),Z!==0?k.blitFramebuffer(Ge,tt,Ge+De,tt+Ae,He,yt,He+De,yt+Ae,k.COLOR_BUFFER_BIT,k.NEAREST):dr?k.copyTexSubImage3D(Oe,Te,He,yt,hn+Ai,Ge,tt,De,Ae):k.copyTexSubImage2D(Oe,Te,He,yt,Ge,tt,De,Ae);we.bindFramebuffer(k.READ_FRAMEBUFFER,null),we.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else dr?E.isDataTexture||E.isData3DTexture?k.texSubImage3D(Oe,Te,He,yt,hn,De,Ae,Ue,Gt,Gn,Ht.data):V.isCompressedArrayTexture?k.compressedTexSubImage3D(Oe,Te,He,yt,hn,De,Ae,Ue,Gt,Ht.data):k.texSubImage3D(Oe,Te,He,yt,hn,De,Ae,Ue,Gt,Gn,Ht):E.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,Te,He,yt,De,Ae,Gt,Gn,Ht.data):E.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,Te,He,yt,Ht.width,Ht.height,Gt,Ht.data):k.texSubImage2D(k.TEXTURE_2D,Te,He,yt,De,Ae,Gt,Gn,Ht);we.pixelStorei(k.UNPACK_ROW_LENGTH,Pn),we.pixelStorei(k.UNPACK_IMAGE_HEIGHT,bt),we.pixelStorei(k.UNPACK_SKIP_PIXELS,hr),we.pixelStorei(k.UNPACK_SKIP_ROWS,Ln),we.pixelStorei(k.UNPACK_SKIP_IMAGES,ja),Te===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&k.generateMipmap(Oe),we.unbindTexture()},this.initRenderTarget=function(E){We.get(E).__webglFramebuffer===void 0&&Ke.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Ke.setTextureCube(E,0):E.isData3DTexture?Ke.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Ke.setTexture2DArray(E,0):Ke.setTexture2D(E,0),we.unbindTexture()},this.resetState=function(){Y=0,H=0,le=null,we.reset(),Me.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ds}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;const t=this.getContext();t.drawingBufferColorSpace=Tt._getDrawingBufferColorSpace(e),t.unpackColorSpace=Tt._getUnpackColorSpace()}}function K2(n,e,t,i,s){const[r,a,o]=[e[3*t],e[3*t+1],e[3*t+2]],l=n[3]*r+n[7]*a+n[11]*o+n[15];return l<=0?{x:0,y:0,depth:0,visible:!1}:{x:(.5+.5*((n[0]*r+n[4]*a+n[8]*o+n[12])/l))*i,y:(.5-.5*((n[1]*r+n[5]*a+n[9]*o+n[13])/l))*s,depth:l,visible:!0}}function zy(n,e,t,i){const[s,r]=[i.x-t.x,i.y-t.y],a=s*s+r*r,o=a>0?Math.min(1,Math.max(0,((n-t.x)*s+(e-t.y)*r)/a)):0,[l,c]=[t.x+o*s-n,t.y+o*r-e];return Math.sqrt(l*l+c*c)}function Z2(n,e,t,i,s,r,a=8){let o=null;for(let l=0;l<oa(n);++l){let c=null;for(let h=n.offsets[l];h<n.offsets[l+1];++h){const d=K2(e,n.positions,h,t,i);if(c&&c.visible&&d.visible){const f=zy(s,r,c,d),p=o!==null&&Math.abs(f-o.pixels)<1.5&&d.depth<o.depth;f<=a&&(o===null||f<o.pixels-1.5||p)&&(o={path:l,vertex:h,pixels:f,depth:d.depth})}c=d}}return o&&{path:o.path,vertex:o.vertex,pixels:o.pixels}}function J2(n,e,t,i){let[s,r]=[null,i];return n.forEach((a,o)=>a.forEach((l,c)=>{const h=c>0?a[c-1]:l,d=h&&l?zy(e,t,{x:h[0],y:h[1]},{x:l[0],y:l[1]}):1/0;d<=r&&([s,r]=[o,d])})),s}class xp{constructor(e,t,i=!0){this.stage=e,this.colour=t,this.edges=i,this.group.visible=!1,e.scene.add(this.group)}group=new ea;setMesh(e){for(const t of[...this.group.children])t.geometry.dispose(),t.material.dispose(),this.group.remove(t);this.group.visible=e!==null&&e.triangles.length>0,this.group.visible&&this.addMesh(e),this.stage.invalidate()}addMesh(e){const t=new Jt;t.setAttribute("position",new zt(e.positions,3)),t.setIndex(new zt(e.triangles,1)),this.group.add(new ai(t,new Lm({color:this.colour,flatShading:!0}))),this.edges&&this.group.add(new Ac(new by(t,20),new Tc({color:2826520})))}show(e){this.group.visible=e&&this.group.children.length>0,this.stage.invalidate()}pose({place:e,attitude:[t,i,s,r]}){this.group.position.set(...e),this.group.quaternion.set(i,s,r,t),this.stage.invalidate()}}const j2=5,l0=12;class Q2{constructor(e,t){this.stage=e,this.ground=t;const i=e.renderer.domElement;i.addEventListener("pointerdown",s=>this.pressed(s),{capture:!0}),i.addEventListener("pointermove",s=>this.moved(s)),i.addEventListener("pointerup",s=>this.released(s)),i.addEventListener("dblclick",()=>this.finish()),i.addEventListener("pointerleave",()=>this.onHover?.(null))}points=[];settings=null;corners=[];middles=[];dragged=null;down=null;lastAdded=-1/0;actions=null;onClick=null;onHover=null;get active(){return this.settings!==null}begin(e){this.settings=e,this.points=[],this.stage.renderer.domElement.classList.add("drawing"),e.changed([])}stop(){this.settings=null,this.stage.renderer.domElement.classList.remove("drawing")}setHandles(e,t){this.corners=e,this.middles=t}key(e){if(!this.settings)return!1;if(e==="Enter")this.finish();else if(e==="Backspace")this.settings.changed(this.points=this.points.slice(0,-1));else if(e==="Escape"){const{cancelled:t}=this.settings;this.stop(),t()}else return!1;return!0}finish(){const e=this.settings;if(!e||this.points.length<e.least)return;const t=this.points;this.stop(),e.done(t)}pressed(e){e.button===0&&(this.down=[e.clientX,e.clientY],this.dragged=this.settings?null:this.grasp(e),this.dragged&&(this.stage.controls.enabled=!1,this.stage.renderer.domElement.setPointerCapture(e.pointerId)))}grasp(e){const t=this.nearest(this.corners,e);if(t>=0)return this.actions?.choose(t),{corner:t,follows:!1,under:!0};const i=this.nearest(this.middles.map(r=>r.at),e),s=i<0?null:this.actions?.add(this.middles[i].after)??null;return s===null?null:{corner:s,follows:!0,under:!0}}away(e,t){const i=this.stage.toScreen(new z(...e)),s=this.stage.renderer.domElement.getBoundingClientRect();return i===null?1/0:Math.hypot(i[0]-(t.clientX-s.left),i[1]-(t.clientY-s.top))}nearest(e,t){const i=e.map(r=>this.away(r,t)),s=Math.min(...i);return s<l0?i.indexOf(s):-1}near(e,t){return this.away(e,t)<l0}isClick(e){return this.down!==null&&Math.hypot(e.clientX-this.down[0],e.clientY-this.down[1])<j2}moved(e){const t=this.onHover||this.dragged?this.ground(e.clientX,e.clientY):null;(e.buttons===0||this.dragged)&&this.onHover?.(t),e.buttons===0&&this.showGrip(e),this.dragged&&t&&!(this.dragged.under&&this.isClick(e))&&this.drag(t)}showGrip(e){const t=!this.settings&&(this.nearest(this.corners,e)>=0||this.nearest(this.middles.map(i=>i.at),e)>=0);this.stage.renderer.domElement.classList.toggle("on-corner",t)}drag(e){const t=this.dragged;this.actions?.move(t.corner,e,t.follows),this.dragged={...t,follows:!0,under:!1}}released(e){const t=this.isClick(e);if(this.down=null,this.dragged)return this.drop(e);!t||e.button!==0||(this.settings?this.addPoint(e):this.onClick?.(e.clientX,e.clientY))}drop(e){const t=this.ground(e.clientX,e.clientY);t&&!this.dragged.under&&this.drag(t),this.dragged=null,this.stage.controls.enabled=!0,this.actions?.dropped()}addPoint(e){const t=this.ground(e.clientX,e.clientY),i=this.points[this.points.length-1],s=e.timeStamp-this.lastAdded<450;!t||!this.settings||i&&s&&this.near(i,e)||(this.lastAdded=e.timeStamp,this.points=[...this.points,t],this.settings.changed(this.points),this.points.length>=this.settings.most&&this.finish())}}const c0=new _s,Su=new z;class Hy extends Ry{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";const e=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],t=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],i=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(i),this.setAttribute("position",new An(e,3)),this.setAttribute("uv",new An(t,2))}applyMatrix4(e){const t=this.attributes.instanceStart,i=this.attributes.instanceEnd;return t!==void 0&&(t.applyMatrix4(e),i.applyMatrix4(e),t.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));const i=new gp(t,6,1);return this.setAttribute("instanceStart",new ta(i,3,0)),this.setAttribute("instanceEnd",new ta(i,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));const i=new gp(t,6,1);return this.setAttribute("instanceColorStart",new ta(i,3,0)),this.setAttribute("instanceColorEnd",new ta(i,3,3)),this}fromWireframeGeometry(e){return this.setPositions(e.attributes.position.array),this}fromEdgesGeometry(e){return this.setPositions(e.attributes.position.array),this}fromMesh(e){return this.fromWireframeGeometry(new FE(e.geometry)),this}fromLineSegments(e){const t=e.geometry;return this.setPositions(t.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new _s);const e=this.attributes.instanceStart,t=this.attributes.instanceEnd;e!==void 0&&t!==void 0&&(this.boundingBox.setFromBufferAttribute(e),c0.setFromBufferAttribute(t),this.boundingBox.union(c0))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ur),this.boundingBox===null&&this.computeBoundingBox();const e=this.attributes.instanceStart,t=this.attributes.instanceEnd;if(e!==void 0&&t!==void 0){const i=this.boundingSphere.center;this.boundingBox.getCenter(i);let s=0;for(let r=0,a=e.count;r<a;r++)Su.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(Su)),Su.fromBufferAttribute(t,r),s=Math.max(s,i.distanceToSquared(Su));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}}class Gy extends Hy{constructor(){super(),this.isLineGeometry=!0,this.type="LineGeometry"}setPositions(e){const t=e.length-3,i=new Float32Array(2*t);for(let s=0;s<t;s+=3)i[2*s]=e[s],i[2*s+1]=e[s+1],i[2*s+2]=e[s+2],i[2*s+3]=e[s+3],i[2*s+4]=e[s+4],i[2*s+5]=e[s+5];return super.setPositions(i),this}setColors(e){const t=e.length-3,i=new Float32Array(2*t);for(let s=0;s<t;s+=3)i[2*s]=e[s],i[2*s+1]=e[s+1],i[2*s+2]=e[s+2],i[2*s+3]=e[s+3],i[2*s+4]=e[s+4],i[2*s+5]=e[s+5];return super.setColors(i),this}setFromPoints(e){const t=e.length-1,i=new Float32Array(6*t);for(let s=0;s<t;s++)i[6*s]=e[s].x,i[6*s+1]=e[s].y,i[6*s+2]=e[s].z||0,i[6*s+3]=e[s+1].x,i[6*s+4]=e[s+1].y,i[6*s+5]=e[s+1].z||0;return super.setPositions(i),this}fromLine(e){const t=e.geometry;return this.setPositions(t.attributes.position.array),this}}Ne.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new nt},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};zi.line={uniforms:Pm.merge([Ne.common,Ne.fog,Ne.line]),vertexShader:`
		#include <common>
		#include <color_pars_vertex>
		#include <fog_pars_vertex>
		#include <logdepthbuf_pars_vertex>
		#include <clipping_planes_pars_vertex>

		uniform float linewidth;
		uniform vec2 resolution;

		attribute vec3 instanceStart;
		attribute vec3 instanceEnd;

		attribute vec3 instanceColorStart;
		attribute vec3 instanceColorEnd;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#ifdef USE_DASH

			uniform float dashScale;
			attribute float instanceDistanceStart;
			attribute float instanceDistanceEnd;
			varying float vLineDistance;

		#endif

		float trimSegmentAlpha( const in vec4 start, const in vec4 end ) {

			// compute the interpolation factor needed to trim the segment so it terminates
			// between the camera plane and the near plane

			// conservative estimate of the near plane
			float a = projectionMatrix[ 2 ][ 2 ]; // 3nd entry in 3th column
			float b = projectionMatrix[ 3 ][ 2 ]; // 3nd entry in 4th column

			// we need different nearEstimate formula for reversed and default depth buffer
			// a is positive with a reversed depth buffer so it can be used for controlling the code flow
			float nearEstimate = ( a > 0.0 ) ? ( - b / ( a + 1.0 ) ) : ( - 0.5 * b / a );

			return ( nearEstimate - start.z ) / ( end.z - start.z );

		}

		void main() {

			#ifdef USE_COLOR

				vColor.xyz = ( position.y < 0.5 ) ? instanceColorStart : instanceColorEnd;

			#endif

			float aspect = resolution.x / resolution.y;

			// camera space
			vec4 start = modelViewMatrix * vec4( instanceStart, 1.0 );
			vec4 end = modelViewMatrix * vec4( instanceEnd, 1.0 );

			#ifdef USE_DASH

				float lineDistanceStart = dashScale * instanceDistanceStart;
				float lineDistanceEnd = dashScale * instanceDistanceEnd;

			#endif

			#ifdef WORLD_UNITS

				worldStart = start.xyz;
				worldEnd = end.xyz;

			#else

				vUv = uv;

			#endif

			// special case for perspective projection, and segments that terminate either in, or behind, the camera plane
			// clearly the gpu firmware has a way of addressing this issue when projecting into ndc space
			// but we need to perform ndc-space calculations in the shader, so we must address this issue directly
			// perhaps there is a more elegant solution -- WestLangley

			bool perspective = ( projectionMatrix[ 2 ][ 3 ] == - 1.0 ); // 4th entry in the 3rd column

			if ( perspective ) {

				if ( start.z < 0.0 && end.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( start, end );
					end.xyz = mix( start.xyz, end.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceEnd = mix( lineDistanceStart, lineDistanceEnd, alpha );

					#endif

				} else if ( end.z < 0.0 && start.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( end, start );
					start.xyz = mix( end.xyz, start.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceStart = mix( lineDistanceEnd, lineDistanceStart, alpha );

					#endif

				}

			}

			#ifdef USE_DASH

				vLineDistance = ( position.y < 0.5 ) ? lineDistanceStart : lineDistanceEnd;
				vUv = uv;

			#endif

			// clip space
			vec4 clipStart = projectionMatrix * start;
			vec4 clipEnd = projectionMatrix * end;

			// ndc space
			vec3 ndcStart = clipStart.xyz / clipStart.w;
			vec3 ndcEnd = clipEnd.xyz / clipEnd.w;

			// direction
			vec2 dir = ndcEnd.xy - ndcStart.xy;

			// account for clip-space aspect ratio
			dir.x *= aspect;
			dir = normalize( dir );

			#ifdef WORLD_UNITS

				vec3 worldDir = normalize( end.xyz - start.xyz );
				vec3 tmpFwd = perspective ? normalize( mix( start.xyz, end.xyz, 0.5 ) ) : vec3( 0.0, 0.0, - 1.0 );
				vec3 worldUp = normalize( cross( worldDir, tmpFwd ) );
				vec3 worldFwd = cross( worldDir, worldUp );
				worldPos = position.y < 0.5 ? start: end;

				// height offset
				float hw = linewidth * 0.5;
				worldPos.xyz += position.x < 0.0 ? hw * worldUp : - hw * worldUp;

				// don't extend the line if we're rendering dashes because we
				// won't be rendering the endcaps
				#ifndef USE_DASH

					// cap extension
					worldPos.xyz += position.y < 0.5 ? - hw * worldDir : hw * worldDir;

					// add width to the box
					worldPos.xyz += worldFwd * hw;

					// endcaps
					if ( position.y > 1.0 || position.y < 0.0 ) {

						worldPos.xyz -= worldFwd * 2.0 * hw;

					}

				#endif

				// project the worldpos
				vec4 clip = projectionMatrix * worldPos;

				// shift the depth of the projected points so the line
				// segments overlap neatly
				vec3 clipPose = ( position.y < 0.5 ) ? ndcStart : ndcEnd;

				// only shift the depth of vertices in front of the camera (#35137)
				if ( clip.w > 0.0 ) clip.z = clipPose.z * clip.w;

			#else

				vec2 offset = vec2( dir.y, - dir.x );
				// undo aspect ratio adjustment
				dir.x /= aspect;
				offset.x /= aspect;

				// sign flip
				if ( position.x < 0.0 ) offset *= - 1.0;

				// endcaps
				if ( position.y < 0.0 ) {

					offset += - dir;

				} else if ( position.y > 1.0 ) {

					offset += dir;

				}

				// adjust for linewidth
				offset *= linewidth;

				// adjust for clip-space to screen-space conversion // maybe resolution should be based on viewport ...
				offset /= resolution.y;

				// select end
				vec4 clip = ( position.y < 0.5 ) ? clipStart : clipEnd;

				// back to clip space
				offset *= clip.w;

				clip.xy += offset;

			#endif

			gl_Position = clip;

			vec4 mvPosition = ( position.y < 0.5 ) ? start : end; // this is an approximation

			#include <logdepthbuf_vertex>
			#include <clipping_planes_vertex>
			#include <fog_vertex>

		}
		`,fragmentShader:`
		uniform vec3 diffuse;
		uniform float opacity;
		uniform float linewidth;

		#ifdef USE_DASH

			uniform float dashOffset;
			uniform float dashSize;
			uniform float gapSize;

		#endif

		varying float vLineDistance;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#include <common>
		#include <color_pars_fragment>
		#include <fog_pars_fragment>
		#include <logdepthbuf_pars_fragment>
		#include <clipping_planes_pars_fragment>

		vec2 closestLineToLine(vec3 p1, vec3 p2, vec3 p3, vec3 p4) {

			float mua;
			float mub;

			vec3 p13 = p1 - p3;
			vec3 p43 = p4 - p3;

			vec3 p21 = p2 - p1;

			float d1343 = dot( p13, p43 );
			float d4321 = dot( p43, p21 );
			float d1321 = dot( p13, p21 );
			float d4343 = dot( p43, p43 );
			float d2121 = dot( p21, p21 );

			float denom = d2121 * d4343 - d4321 * d4321;

			float numer = d1343 * d4321 - d1321 * d4343;

			mua = numer / denom;
			mua = clamp( mua, 0.0, 1.0 );
			mub = ( d1343 + d4321 * ( mua ) ) / d4343;
			mub = clamp( mub, 0.0, 1.0 );

			return vec2( mua, mub );

		}

		void main() {

			float alpha = opacity;
			vec4 diffuseColor = vec4( diffuse, alpha );

			#include <clipping_planes_fragment>

			#ifdef USE_DASH

				if ( vUv.y < - 1.0 || vUv.y > 1.0 ) discard; // discard endcaps

				if ( mod( vLineDistance + dashOffset, dashSize + gapSize ) > dashSize ) discard; // todo - FIX

			#endif

			#ifdef WORLD_UNITS

				float len;

				if ( isOrthographic ) {

					// View rays are parallel to the z axis so the distance reduces to camera-space XY
					vec2 lineDir = worldEnd.xy - worldStart.xy;
					float t = clamp( dot( worldPos.xy - worldStart.xy, lineDir ) / dot( lineDir, lineDir ), 0.0, 1.0 );
					len = length( worldStart.xy + lineDir * t - worldPos.xy );

				} else {

					// Find the closest points on the view ray and the line segment
					vec3 rayEnd = normalize( worldPos.xyz ) * 1e5;
					vec3 lineDir = worldEnd - worldStart;
					vec2 params = closestLineToLine( worldStart, worldEnd, vec3( 0.0, 0.0, 0.0 ), rayEnd );

					vec3 p1 = worldStart + lineDir * params.x;
					vec3 p2 = rayEnd * params.y;
					vec3 delta = p1 - p2;
					len = length( delta );

				}

				float norm = len / linewidth;

				#ifndef USE_DASH

					#ifdef USE_ALPHA_TO_COVERAGE

						float dnorm = fwidth( norm );
						alpha = 1.0 - smoothstep( 0.5 - dnorm, 0.5 + dnorm, norm );

					#else

						if ( norm > 0.5 ) {

							discard;

						}

					#endif

				#endif

			#else

				#ifdef USE_ALPHA_TO_COVERAGE

					// artifacts appear on some hardware if a derivative is taken within a conditional
					float a = vUv.x;
					float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
					float len2 = a * a + b * b;
					float dlen = fwidth( len2 );

					if ( abs( vUv.y ) > 1.0 ) {

						alpha = 1.0 - smoothstep( 1.0 - dlen, 1.0 + dlen, len2 );

					}

				#else

					if ( abs( vUv.y ) > 1.0 ) {

						float a = vUv.x;
						float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
						float len2 = a * a + b * b;

						if ( len2 > 1.0 ) discard;

					}

				#endif

			#endif

			#include <logdepthbuf_fragment>
			#include <color_fragment>

			gl_FragColor = vec4( diffuseColor.rgb, alpha );

			#include <tonemapping_fragment>
			#include <colorspace_fragment>
			#include <fog_fragment>
			#include <premultiplied_alpha_fragment>

		}
		`};class Nm extends vs{constructor(e){super({type:"LineMaterial",uniforms:Pm.clone(zi.line.uniforms),vertexShader:zi.line.vertexShader,fragmentShader:zi.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(e)}get color(){return this.uniforms.diffuse.value}set color(e){this.uniforms.diffuse.value=e}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(e){e===!0!==this.worldUnits&&(this.needsUpdate=!0),e===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(e){this.uniforms.linewidth&&(this.uniforms.linewidth.value=e)}get dashed(){return"USE_DASH"in this.defines}set dashed(e){e===!0!==this.dashed&&(this.needsUpdate=!0),e===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(e){this.uniforms.dashScale.value=e}get dashSize(){return this.uniforms.dashSize.value}set dashSize(e){this.uniforms.dashSize.value=e}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(e){this.uniforms.dashOffset.value=e}get gapSize(){return this.uniforms.gapSize.value}set gapSize(e){this.uniforms.gapSize.value=e}get opacity(){return this.uniforms.opacity.value}set opacity(e){this.uniforms&&(this.uniforms.opacity.value=e)}get resolution(){return this.uniforms.resolution.value}set resolution(e){this.uniforms.resolution.value.copy(e)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(e){this.defines&&(e===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),e===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}}const Od=new Qt,u0=new z,h0=new z,ui=new Qt,hi=new Qt,Ys=new Qt,Bd=new z,zd=new Ot,di=new JE,d0=new z,Mu=new _s,bu=new Ur,Ks=new Qt;let js,Fa;function f0(n,e,t){return Ks.set(0,0,-e,1).applyMatrix4(n.projectionMatrix),Ks.multiplyScalar(1/Ks.w),Ks.x=Fa/t.width,Ks.y=Fa/t.height,Ks.applyMatrix4(n.projectionMatrixInverse),Ks.multiplyScalar(1/Ks.w),Math.abs(Math.max(Ks.x,Ks.y))}function eP(n,e){const t=n.matrixWorld,i=n.geometry,s=i.attributes.instanceStart,r=i.attributes.instanceEnd,a=Math.min(i.instanceCount,s.count);for(let o=0,l=a;o<l;o++){di.start.fromBufferAttribute(s,o),di.end.fromBufferAttribute(r,o),di.applyMatrix4(t);const c=new z,h=new z;js.distanceSqToSegment(di.start,di.end,h,c),h.distanceTo(c)<Fa*.5&&e.push({point:h,pointOnLine:c,distance:js.origin.distanceTo(h),object:n,face:null,faceIndex:o,uv:null,uv1:null})}}function tP(n,e,t){const i=e.projectionMatrix,r=n.material.resolution,a=n.matrixWorld,o=n.geometry,l=o.attributes.instanceStart,c=o.attributes.instanceEnd,h=Math.min(o.instanceCount,l.count),d=-e.near;js.at(1,Ys),Ys.w=1,Ys.applyMatrix4(e.matrixWorldInverse),Ys.applyMatrix4(i),Ys.multiplyScalar(1/Ys.w),Ys.x*=r.x/2,Ys.y*=r.y/2,Ys.z=0,Bd.copy(Ys),zd.multiplyMatrices(e.matrixWorldInverse,a);for(let f=0,p=h;f<p;f++){if(ui.fromBufferAttribute(l,f),hi.fromBufferAttribute(c,f),ui.w=1,hi.w=1,ui.applyMatrix4(zd),hi.applyMatrix4(zd),ui.z>d&&hi.z>d)continue;if(ui.z>d){const R=ui.z-hi.z,y=(ui.z-d)/R;ui.lerp(hi,y)}else if(hi.z>d){const R=hi.z-ui.z,y=(hi.z-d)/R;hi.lerp(ui,y)}ui.applyMatrix4(i),hi.applyMatrix4(i),ui.multiplyScalar(1/ui.w),hi.multiplyScalar(1/hi.w),ui.x*=r.x/2,ui.y*=r.y/2,hi.x*=r.x/2,hi.y*=r.y/2,di.start.copy(ui),di.start.z=0,di.end.copy(hi),di.end.z=0;const S=di.closestPointToPointParameter(Bd,!0);di.at(S,d0);const g=Kr.lerp(ui.z,hi.z,S),m=g>=-1&&g<=1,M=Bd.distanceTo(d0)<Fa*.5;if(m&&M){di.start.fromBufferAttribute(l,f),di.end.fromBufferAttribute(c,f),di.start.applyMatrix4(a),di.end.applyMatrix4(a);const R=new z,y=new z;js.distanceSqToSegment(di.start,di.end,y,R),t.push({point:y,pointOnLine:R,distance:js.origin.distanceTo(y),object:n,face:null,faceIndex:f,uv:null,uv1:null})}}}class nP extends ai{constructor(e=new Hy,t=new Nm({color:Math.random()*16777215})){super(e,t),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){const e=this.geometry,t=e.attributes.instanceStart,i=e.attributes.instanceEnd,s=new Float32Array(2*t.count);for(let a=0,o=0,l=t.count;a<l;a++,o+=2)u0.fromBufferAttribute(t,a),h0.fromBufferAttribute(i,a),s[o]=o===0?0:s[o-1],s[o+1]=s[o]+u0.distanceTo(h0);const r=new gp(s,2,1);return e.setAttribute("instanceDistanceStart",new ta(r,1,0)),e.setAttribute("instanceDistanceEnd",new ta(r,1,1)),this}raycast(e,t){const i=this.material.worldUnits,s=e.camera;if(s===null&&!i&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.'),i===!1&&(this.material.resolution.x===0||this.material.resolution.y===0))return;const r=e.params.Line2!==void 0&&e.params.Line2.threshold||0;js=e.ray;const a=this.matrixWorld,o=this.geometry,l=this.material;Fa=l.linewidth+r,o.boundingSphere===null&&o.computeBoundingSphere(),bu.copy(o.boundingSphere).applyMatrix4(a);let c;if(i)c=Fa*.5;else{const d=Math.max(s.near,bu.distanceToPoint(js.origin));c=f0(s,d,l.resolution)}if(bu.radius+=c,js.intersectsSphere(bu)===!1)return;o.boundingBox===null&&o.computeBoundingBox(),Mu.copy(o.boundingBox).applyMatrix4(a);let h;if(i)h=Fa*.5;else{const d=Math.max(s.near,Mu.distanceToPoint(js.origin));h=f0(s,d,l.resolution)}Mu.expandByScalar(h),js.intersectsBox(Mu)!==!1&&(i?eP(this,t):tP(this,s,t))}onBeforeRender(e){const t=this.material.uniforms;t&&t.resolution&&(e.getViewport(Od),this.material.uniforms.resolution.value.set(Od.z,Od.w))}}class iP extends nP{constructor(e=new Gy,t=new Nm({color:Math.random()*16777215})){super(e,t),this.isLine2=!0,this.type="Line2"}}const p0={seeder:"#d7261e",barrier:"#c2560a",counter:"#0f8b80",region:"#0b5cad",cut:"#7a3fb5",path:"#ffffff",draft:"#0b5cad"},m0={seeder:3,barrier:3,counter:3,region:2.5,cut:2.5,path:4,draft:3};class Hd{constructor(e,t,i){this.stage=e,this.labels=t,this.owner=i,this.group.renderOrder=2,e.scene.add(this.group),e.beforeDraw.add(()=>this.materials.forEach(s=>s.resolution.copy(e.size)))}group=new ea;materials=[];set(e){this.clear();for(const t of e)this.add(t);this.labels.set(this.owner,e.filter(t=>t.label&&t.line.length>0).map(t=>({text:t.label,kind:t.kind,at:sP(t)}))),this.stage.invalidate()}add(e){if(e.line.length===0)return;const t=e.closed?[...e.line,e.line[0]]:e.line;t.length>1&&(e.selected&&this.addLine(t,"#ffffff",m0[e.kind]+4,1),this.addLine(t,p0[e.kind],m0[e.kind],2)),e.height&&t.length>1&&this.addPanels(t,e.height,p0[e.kind])}addLine(e,t,i,s){const r=new Gy;r.setPositions(e.flatMap(([l,c,h])=>[l,c,h]));const a=new Nm({color:t,linewidth:i,depthWrite:s>1,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-8});a.resolution.copy(this.stage.size),this.materials.push(a);const o=new iP(r,a);o.renderOrder=s,this.group.add(o)}addPanels(e,t,i){const s=[];for(let l=1;l<e.length;++l){const[c,h]=[e[l-1],e[l]];s.push(...c,...h,h[0],h[1],h[2]+t,...c,h[0],h[1],h[2]+t,c[0],c[1],c[2]+t)}const r=new Jt;r.setAttribute("position",new zt(Float32Array.from(s),3));const a=new uc({color:i,opacity:.5,transparent:!0,side:Hi,depthWrite:!1}),o=new ai(r,a);o.renderOrder=2,this.group.add(o),this.addLine(e.map(([l,c,h])=>[l,c,h+t]),i,2,2)}clear(){for(const e of[...this.group.children])e.geometry.dispose(),e.material.dispose(),this.group.remove(e);this.materials=[]}}function sP(n){const e=n.line[n.closed?0:n.line.length-1];return new z(e[0],e[1],e[2]+(n.height??0))}class Vy{constructor(e,t){this.stage=e,this.host.className="labels",this.host.setAttribute("aria-hidden","true"),t.append(this.host),e.afterDraw.add(()=>this.place())}host=document.createElement("div");groups=new Map;set(e,t){for(const{element:i}of this.groups.get(e)??[])i.remove();this.groups.set(e,t.map(i=>{const s=document.createElement("span");return s.className=`label label-${i.kind}`,s.textContent=i.text,this.host.append(s),{label:i,element:s}})),this.stage.invalidate()}dispose(){this.host.remove()}place(){for(const e of this.groups.values())for(const{label:t,element:i}of e){const s=this.stage.toScreen(t.at);i.hidden=s===null,s&&(i.style.transform=`translate(${Math.round(s[0])}px, ${Math.round(s[1])}px) translate(-50%, -130%)`)}}}const rP=[[68,1,84],[71,44,122],[59,81,139],[44,113,142],[33,144,141],[39,173,129],[92,200,99],[170,220,50],[253,231,37]],aP=[[16,73,140],[74,133,190],[160,190,214],[222,222,219],[235,183,130],[214,120,44],[150,66,6]],Wy={viridis:rP,difference:aP};function $y(n,e){const t=Wy[n],i=t.length-1,s=Math.min(1,Math.max(0,Number.isFinite(e)?e:0))*i,r=Math.min(Math.floor(s),i-1),a=s-r,[o,l]=[t[r],t[r+1]];return[0,1,2].map(c=>Math.round(o[c]+a*(l[c]-o[c])))}function Xy(n,e=256){const t=new Uint8Array(4*e);for(let i=0;i<e;++i){const s=$y(n,i/(e-1));t.set([...s,255],4*i)}return t}const qy=([n,e,t])=>`rgb(${n} ${e} ${t})`;function oP(n,e){const t=Wy[n].map((i,s,r)=>`${qy(i)} ${(100*s/(r.length-1)).toFixed(1)}%`);return`linear-gradient(${e}, ${t.join(", ")})`}const Nr=["#0072b2","#d55e00","#009e73","#cc79a7","#e69f00","#56b4e9","#8a6d3b","#7f7f7f"];function lP(n,e,t){const i=n[3*e],s=n[3*e+1],r=n[3*e+2],a=n[3*t]-i,o=n[3*t+1]-s,l=n[3*t+2]-r,c=a*a+o*o+l*l,h=c>0?1/c:0;let d=-1,f=-1;for(let p=e+1,_=3*p;p<t;++p,_+=3){const S=n[_]-i,g=n[_+1]-s,m=n[_+2]-r,M=(S*a+g*o+m*l)*h,R=M<0?0:M>1?1:M,y=S-R*a,C=g-R*o,A=m-R*l,v=y*y+C*C+A*A;v>f&&(f=v,d=p)}return{at:d,square:f}}function cP(n,e,t,i){const s=[e,t];for(;s.length>0;){const r=s.pop(),a=s.pop(),{at:o,square:l}=lP(n,a,r);o<0||(i[o]=Math.min(Math.sqrt(l),i[a],i[r]),s.push(a,o,o,r))}}function uP(n,e,t,i=1/0){const s=performance.now();let r=t;for(;r<oa(n)&&!((r&7)===7&&performance.now()-s>i);++r){const a=n.offsets[r],o=n.offsets[r+1]-1;o<a||(e[a]=e[o]=1/0,cP(n.positions,a,o,e))}return r}function hP(n,e){const t=[];for(let i=0;i<oa(n);++i){const s=n.offsets[i+1]-1;for(let r=n.offsets[i];r<s;r+=e)t.push(r,Math.min(r+e,s))}return Uint32Array.from(t)}function dP(n,e,t){const i=new Uint32Array(2*e.length);let s=0;for(let r=0;r<oa(n);++r){let a=n.offsets[r];for(let o=a+1;o<n.offsets[r+1];++o)e[o]<t||(i[s++]=a,i[s++]=o,a=o)}return i.slice(0,s)}const Yy=n=>n<=0?0:.02*2**(n-1);function fP(n,e=.7){const t=n*e;return t>=Yy(1)?Math.min(14,1+Math.floor(Math.log2(t/.02))):0}const pP=`
attribute float share;
attribute float time;
varying float vShare;
varying float vTime;
void main() {
  vShare = share;
  vTime = time;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,mP=`
uniform sampler2D scale;
uniform float now;
uniform float opacity;
varying float vShare;
varying float vTime;
void main() {
  if (vTime > now) discard;
  gl_FragColor = vec4(texture2D(scale, vec2(vShare, 0.5)).rgb, opacity);
}`;function gP(n){const e=new Tm(Xy(n),256,1,Ls);return e.minFilter=e.magFilter=Mi,e.needsUpdate=!0,e}const g0=2e4,_P=1e5,_0=-2;class vP{constructor(e){this.stage=e,this.lines.frustumCulled=!1,this.lines.renderOrder=1,e.scene.add(this.lines),e.beforeDraw.add(()=>this.chooseLevel())}set=sm();uploadMs=0;weights=new Float32Array(0);weighed=0;timer=0;levels=new Map;level=-1;geometry=new Jt;material=new vs({vertexShader:pP,fragmentShader:mP,transparent:!0,uniforms:{scale:{value:gP("viridis")},now:{value:1/0},opacity:{value:1}}});lines=new Ac(this.geometry,this.material);setPaths(e){const t=performance.now();this.set=e,this.levels.clear(),this.level=-1,this.geometry.dispose(),this.geometry=new Jt,this.geometry.setAttribute("position",new zt(e.positions,3)),this.geometry.setAttribute("time",new zt(e.times,1)),this.geometry.setAttribute("share",new zt(new Uint8Array(qr(e)),1,!0)),this.lines.geometry=this.geometry,this.weigh(),this.uploadMs=performance.now()-t,this.stage.invalidate()}colour(e,t,i){const s=e?sw(e,t,i):new Uint8Array(qr(this.set)).fill(128);this.geometry.setAttribute("share",new zt(s,1,!0)),this.stage.invalidate()}show(e,t,i){this.lines.visible=e&&qr(this.set)>1,this.material.uniforms.opacity.value=t,this.material.uniforms.now.value=i,this.stage.invalidate()}chooseLevel(){if(!this.lines.visible)return;const t=qr(this.set)>=g0?this.weighed<oa(this.set)?_0:fP(this.stage.metresPerPixel()):0;t!==this.level&&(this.level=t,this.geometry.setIndex(this.indexOf(t)))}indexOf(e){const t=this.levels.get(e);if(t)return t;const i=new zt(this.segments(e),1);return this.levels.set(e,i),i}segments(e){const t=qr(this.set);return e===_0?hP(this.set,Math.max(1,Math.ceil(t/_P))):dP(this.set,this.weights,Yy(e))}weigh(){if(clearTimeout(this.timer),this.weighed=0,this.weights=new Float32Array(qr(this.set)),qr(this.set)<g0)return;const e=()=>{this.weighed=uP(this.set,this.weights,this.weighed,10),this.weighed<oa(this.set)?this.timer=window.setTimeout(e,0):this.stage.invalidate()};this.timer=window.setTimeout(e,0)}get drawn(){return(this.geometry.index?.count??0)/2}}function xP(){return Float32Array.from((Ch.value?.seeders??[]).flatMap(n=>n.starts.flat()))}function yP(){const n=[],e=sa.value,t=new Set(["at rest","asleep","retained"]);for(let i=0;i<Et.value.rocks.length;++i){const s=Et.value.offsets[i+1]-1,r=Et.value.rocks[i];!e||r>=e.rows||!t.has(e.word("stop",r))||n.push(Et.value.positions[3*s],Et.value.positions[3*s+1],Et.value.positions[3*s+2])}return Float32Array.from(n)}function SP(){return!gs.value||!qt.value?[]:[{kind:"cut",line:il([gs.value.from,gs.value.to]),label:"cut"}]}function MP(){const n=wn.value===null?-1:rm(Et.value,wn.value);if(n<0)return[];const e=[];for(let t=Et.value.offsets[n];t<Et.value.offsets[n+1];++t)e.push([Et.value.positions[3*t],Et.value.positions[3*t+1],Et.value.positions[3*t+2]]);return[{kind:"path",line:e}]}function bP(){const n=la("material");return Ns.value.map(e=>({name:e.properties.material,colour:Nr[Math.max(0,n.indexOf(e.properties.material))%Nr.length],rings:(e.geometry.type==="Polygon"?e.geometry.coordinates:e.geometry.coordinates.flat()).map(t=>t.map(([i,s])=>tl(i,s)))}))}const wP=`
attribute float time;
uniform float size;
varying float vTime;
void main() {
  vTime = time;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_Position.z -= 0.0004 * gl_Position.w;
  gl_PointSize = size;
}`,EP=`
uniform vec3 colour;
uniform vec3 rim;
uniform float now;
uniform float hollow;
varying float vTime;
void main() {
  float r = 2.0 * distance(gl_PointCoord, vec2(0.5));
  if (r > 1.0 || vTime > now || r < hollow) discard;
  bool edge = hollow > 0.0 ? r < hollow + 0.12 : r > 0.66;
  gl_FragColor = vec4(edge ? (hollow > 0.0 ? vec3(1.0) : rim) : (hollow > 0.0 ? rim : colour), 1.0);
}`;class Js{constructor(e,t,i,s="#ffffff",r=!1){this.stage=e;const a=t==="ring";this.material=new vs({vertexShader:wP,fragmentShader:EP,uniforms:{hollow:{value:a?.7:0},colour:{value:new it(a?s:t).convertLinearToSRGB()},rim:{value:new it(s).convertLinearToSRGB()},size:{value:i},now:{value:1/0}}}),this.points=new IE(this.geometry,this.material),this.points.frustumCulled=!1,this.points.renderOrder=r?5:3,this.material.depthTest=!r,this.material.transparent=r,this.points.visible=!1,e.scene.add(this.points),e.beforeDraw.add(()=>this.material.uniforms.size.value=i*e.renderer.getPixelRatio())}geometry=new Jt;material;points;set(e,t){this.geometry.dispose(),this.geometry=new Jt,this.geometry.setAttribute("position",new zt(e,3)),this.geometry.setAttribute("time",new zt(t??new Float32Array(e.length/3),1)),this.points.geometry=this.geometry,this.stage.invalidate()}show(e,t=1/0){this.points.visible=e&&(this.geometry.getAttribute("position")?.count??0)>0,this.material.uniforms.now.value=t,this.stage.invalidate()}}const v0={type:"change"},Im={type:"start"},Ky={type:"end"},wu=new Ec,x0=new yr,TP=Math.cos(70*Kr.DEG2RAD),Vn=new z,Bi=2*Math.PI,Ut={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Gd=1e-6;class AP extends eT{constructor(e,t=null){super(e,t),this.state=Ut.NONE,this.target=new z,this.cursor=new z,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Po.ROTATE,MIDDLE:Po.DOLLY,RIGHT:Po.PAN},this.touches={ONE:To.ROTATE,TWO:To.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new z,this._lastQuaternion=new ar,this._lastTargetPosition=new z,this._quat=new ar().setFromUnitVectors(e.up,new z(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new k_,this._sphericalDelta=new k_,this._scale=1,this._panOffset=new z,this._rotateStart=new nt,this._rotateEnd=new nt,this._rotateDelta=new nt,this._panStart=new nt,this._panEnd=new nt,this._panDelta=new nt,this._dollyStart=new nt,this._dollyEnd=new nt,this._dollyDelta=new nt,this._dollyDirection=new z,this._mouse=new nt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=CP.bind(this),this._onPointerDown=RP.bind(this),this._onPointerUp=PP.bind(this),this._onContextMenu=kP.bind(this),this._onMouseWheel=NP.bind(this),this._onKeyDown=IP.bind(this),this._onTouchStart=UP.bind(this),this._onTouchMove=FP.bind(this),this._onMouseDown=LP.bind(this),this._onMouseMove=DP.bind(this),this._interceptControlDown=OP.bind(this),this._interceptControlUp=BP.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ut.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(v0),this.update(),this.state=Ut.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){const t=this.object.position;Vn.copy(t).sub(this.target),Vn.applyQuaternion(this._quat),this._spherical.setFromVector3(Vn),this.autoRotate&&this.state===Ut.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=Bi:i>Math.PI&&(i-=Bi),s<-Math.PI?s+=Bi:s>Math.PI&&(s-=Bi),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const a=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=a!=this._spherical.radius}if(Vn.setFromSpherical(this._spherical),Vn.applyQuaternion(this._quatInverse),t.copy(this.target).add(Vn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let a=null;if(this.object.isPerspectiveCamera){const o=Vn.length();a=this._clampDistance(o*this._scale);const l=o-a;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){const o=new z(this._mouse.x,this._mouse.y,0);o.unproject(this.object);const l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;const c=new z(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(o),this.object.updateMatrixWorld(),a=Vn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;a!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(a).add(this.object.position):(wu.origin.copy(this.object.position),wu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(wu.direction))<TP?this.object.lookAt(this.target):(x0.setFromNormalAndCoplanarPoint(this.object.up,this.target),wu.intersectPlane(x0,this.target))))}else if(this.object.isOrthographicCamera){const a=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),a!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Gd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Gd||this._lastTargetPosition.distanceToSquared(this.target)>Gd?(this.dispatchEvent(v0),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?Bi/60*this.autoRotateSpeed*e:Bi/60/60*this.autoRotateSpeed}_getZoomScale(e){const t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Vn.setFromMatrixColumn(t,0),Vn.multiplyScalar(-e),this._panOffset.add(Vn)}_panUp(e,t){this.screenSpacePanning===!0?Vn.setFromMatrixColumn(t,1):(Vn.setFromMatrixColumn(t,0),Vn.crossVectors(this.object.up,Vn)),Vn.multiplyScalar(e),this._panOffset.add(Vn)}_pan(e,t){const i=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;Vn.copy(s).sub(this.target);let r=Vn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const i=this.domElement.getBoundingClientRect(),s=e-i.left,r=t-i.top,a=i.width,o=i.height;this._mouse.x=s/a*2-1,this._mouse.y=-(r/o)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(Bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(Bi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(i,s)}}_handleTouchStartDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{const i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(Bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(Bi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const a=(e.pageX+t.x)*.5,o=(e.pageY+t.y)*.5;this._updateZoomParameters(a,o)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new nt,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){const t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){const t=e.deltaMode,i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}}function RP(n){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function CP(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function PP(n){switch(this._removePointer(n),this._pointers.length){case 0:this.domElement.releasePointerCapture(n.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Ky),this.state=Ut.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:const e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function LP(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case Po.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=Ut.DOLLY;break;case Po.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=Ut.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=Ut.ROTATE}break;case Po.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=Ut.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=Ut.PAN}break;default:this.state=Ut.NONE}this.state!==Ut.NONE&&this.dispatchEvent(Im)}function DP(n){switch(this.state){case Ut.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case Ut.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case Ut.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function NP(n){this.enabled===!1||this.enableZoom===!1||this.state!==Ut.NONE||(n.preventDefault(),this.dispatchEvent(Im),this._handleMouseWheel(this._customWheelEvent(n)),this.dispatchEvent(Ky))}function IP(n){this.enabled!==!1&&this._handleKeyDown(n)}function UP(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.ONE){case To.ROTATE:if(this.enableRotate===!1){this.state=Ut.NONE;break}this._handleTouchStartRotate(n),this.state=Ut.TOUCH_ROTATE;break;case To.PAN:if(this.enablePan===!1){this.state=Ut.NONE;break}this._handleTouchStartPan(n),this.state=Ut.TOUCH_PAN;break;default:this.state=Ut.NONE}break;case 2:switch(this.touches.TWO){case To.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(n),this.state=Ut.TOUCH_DOLLY_PAN;break;case To.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=Ut.TOUCH_DOLLY_ROTATE;break;default:this.state=Ut.NONE}break;default:this.state=Ut.NONE}this.state!==Ut.NONE&&this.dispatchEvent(Im)}function FP(n){switch(this._trackPointer(n),this.state){case Ut.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(n),this.update();break;case Ut.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case Ut.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case Ut.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();break;default:this.state=Ut.NONE}}function kP(n){this.enabled!==!1&&n.preventDefault()}function OP(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function BP(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}const zP=1.06;function HP(n){const e=[n.min,n.max];return[0,1,2,3,4,5,6,7].map(t=>new z(e[t&1].x,e[t>>1&1].y,e[t>>2&1].z))}function GP(n,e,t,i,s,r){const a=new z().crossVectors(t,i).normalize(),o=new z().crossVectors(a,t),[l,c]=[Math.tan(s/2),Math.tan(s/2)*r];let h=.001;for(const d of HP(n)){const f=d.sub(e),p=zP*Math.max(Math.abs(f.dot(a))/c,Math.abs(f.dot(o))/l)-f.dot(t);h=Math.max(h,p)}return h}const y0=36,VP=6,WP=45,$P=160;let Um=class{constructor(e){this.host=e;const{canvas:t,context:i,software:s}=XP();this.software=s,this.renderer=new Y2({canvas:t,context:i}),this.renderer.debug.checkShaderErrors=!1,this.renderer.domElement.classList.add("stage-canvas"),e.append(this.renderer.domElement),this.camera.up.set(0,0,1),this.controls=new AP(this.camera,this.renderer.domElement),this.controls.enableDamping=!1,this.controls.screenSpacePanning=!1,this.controls.maxPolarAngle=Kr.degToRad(100),this.controls.zoomToCursor=!0,this.controls.addEventListener("change",()=>this.moved());const r=new pp(16777215,2.2);r.position.set(-1,1,1.6);const a=new pp(16777215,1.2);a.position.set(.7,-1,.5),this.scene.add(r,a,new XE(16777215,.9)),this.watcher=new ResizeObserver(()=>this.resize()),this.watcher.observe(e),this.resize()}scene=new SE;camera=new Rs(y0,1,.1,1e5);controls;renderer;software;afterDraw=new Set;beforeDraw=new Set;size=new nt(1,1);frames=0;box=new _s(new z(-1,-1,-1),new z(1,1,1));uphill=Math.PI/2;asked=0;settle=0;moving=!1;lastCost=0;watcher;dispose(){cancelAnimationFrame(this.asked),clearTimeout(this.settle),this.watcher.disconnect(),this.controls.dispose(),this.renderer.dispose(),this.renderer.domElement.remove()}setBackground(e){this.scene.background=new it(e),this.invalidate()}invalidate(){this.asked===0&&(this.asked=requestAnimationFrame(()=>{this.asked=0,this.draw()}))}drawNow(){cancelAnimationFrame(this.asked),this.asked=0,this.draw()}get idle(){return this.asked===0&&!this.moving}draw(){const e=performance.now();for(const t of this.beforeDraw)t();this.renderer.render(this.scene,this.camera);for(const t of this.afterDraw)t();this.frames+=1,this.lastCost=performance.now()-e}moved(){!this.moving&&this.lastCost>WP&&(this.moving=!0,this.applyRatio()),clearTimeout(this.settle),this.settle=window.setTimeout(()=>{this.moving&&(this.moving=!1,this.applyRatio(),this.invalidate())},$P),this.invalidate()}applyRatio(){const e=Math.min(2,window.devicePixelRatio||1);this.renderer.setPixelRatio(this.moving?.5*e:e)}resize(){const[e,t]=[Math.max(1,this.host.clientWidth),Math.max(1,this.host.clientHeight)];this.size.set(e,t),this.applyRatio(),this.renderer.setSize(e,t),this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.frames>0&&this.draw()}setSubject(e,t,i=Math.PI/2){this.box.set(new z(...e),new z(...t)),this.uphill=i;const s=Math.max(.001,this.box.getSize(new z).length());this.camera.near=s/2e3,this.camera.far=s*40,this.controls.maxDistance=s*25,this.controls.minDistance=s/1e3,this.camera.updateProjectionMatrix()}look(e){const t={oblique:[this.uphill+.45,35],top:[Math.PI/2,89.9],front:[this.uphill,18],side:[this.uphill+Math.PI/2,10]},[i,s]=t[e];this.camera.fov=e==="top"?VP:y0,this.camera.updateProjectionMatrix(),this.lookAlong(i,Kr.degToRad(s),this.box)}lookAlong(e,t,i){const s=new z(Math.cos(e)*Math.cos(t),Math.sin(e)*Math.cos(t),-Math.sin(t)),r=i.getCenter(new z),a=GP(i,r,s,this.camera.up,Kr.degToRad(this.camera.fov),this.camera.aspect);this.controls.target.copy(r),this.camera.position.copy(r).addScaledVector(s,-a),this.controls.update(),this.invalidate()}focus(e,t){const i=new _s(new z(...e),new z(...t)),s=this.controls.target.clone().sub(this.camera.position).normalize();this.lookAlong(Math.atan2(s.y,s.x),Math.asin(Kr.clamp(-s.z,-1,1)),i)}fit(){this.focus(this.box.min.toArray(),this.box.max.toArray())}follow(e,t){const i=this.camera.position.clone().sub(this.controls.target);i.length()>t&&i.setLength(t),this.controls.target.set(...e),this.camera.position.copy(this.controls.target).add(i),this.controls.update(),this.invalidate()}turn(e,t){const i=this.camera.position.clone().sub(this.controls.target),s=Kr.clamp(Math.asin(i.z/i.length())+t,.02,1.56),r=Math.atan2(i.y,i.x)+e,a=i.length();i.set(a*Math.cos(s)*Math.cos(r),a*Math.cos(s)*Math.sin(r),a*Math.sin(s)),this.camera.position.copy(this.controls.target).add(i),this.controls.update()}zoom(e){this.camera.position.sub(this.controls.target).multiplyScalar(e).add(this.controls.target),this.controls.update()}directionInPlan(){const[e,t]=[this.controls.target.x-this.camera.position.x,this.controls.target.y-this.camera.position.y],i=Math.hypot(e,t);return i>1e-9?[e/i,t/i]:[0,1]}metresPerPixel(){return 2*this.camera.position.distanceTo(this.controls.target)*Math.tan(Kr.degToRad(this.camera.fov)/2)/this.size.y}ray(e,t){const i=this.renderer.domElement.getBoundingClientRect(),s=new nt((e-i.left)/i.width*2-1,1-(t-i.top)/i.height*2),r=new YE;return r.setFromCamera(s,this.camera),r}toScreen(e){const t=e.clone().project(this.camera);return t.z>1?null:[(.5+.5*t.x)*this.size.x,(.5-.5*t.y)*this.size.y]}};function S0(n){const e=document.createElement("canvas"),t=e.getContext("webgl2",{alpha:!0,depth:!0,stencil:!1,antialias:n,powerPreference:"high-performance"});if(!t)throw new Error("This browser has no WebGL 2, or it is switched off: nothing can be drawn in space.");return{canvas:e,context:t}}function XP(){const n=S0(!1),e=n.context.getExtension("WEBGL_debug_renderer_info"),t=e?String(n.context.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return/swiftshader|llvmpipe|software/i.test(t)?{...n,software:!0}:(n.context.getExtension("WEBGL_lose_context")?.loseContext(),{...S0(!0),software:!1})}function qP(n,e=n){const t=n.columns*n.rows,[i,s]=[(e.columns-1)*e.stepX,(e.rows-1)*e.stepY],r=new Float32Array(3*t),a=new Float32Array(2*t);for(let o=0,l=0;o<n.rows;++o)for(let c=0;c<n.columns;++c,++l){const h=ms(n,c,o);r.set([n.west+c*n.stepX,n.south+o*n.stepY,Number.isNaN(h)?0:h],3*l),a.set([c*n.stepX/i,o*n.stepY/s],2*l)}return{positions:r,uv:a,triangles:YP(n)}}function YP(n){const e=new Uint32Array(6*(n.columns-1)*(n.rows-1));let t=0;for(let i=0;i+1<n.rows;++i)for(let s=0;s+1<n.columns;++s){const r=i*n.columns+s,[a,o,l]=[r+1,r+n.columns,r+n.columns+1];[r,a,o,l].filter(h=>Number.isNaN(n.heights[h])).length>0||(e.set([r,a,l,r,l,o],t),t+=6)}return e.slice(0,t)}const Vd=[-.5,.5,Math.SQRT1_2],KP=95,ZP=155;function M0(n,e,t,i){return!Number.isNaN(n)&&!Number.isNaN(t)?(t-n)/(2*i):Number.isNaN(t)?Number.isNaN(n)?0:(e-n)/i:(t-e)/i}function JP(n){const e=new Uint8Array(n.columns*n.rows),t=(i,s)=>i<0||s<0||i>=n.columns||s>=n.rows?NaN:ms(n,i,s);for(let i=0;i<n.rows;++i)for(let s=0;s<n.columns;++s){const r=t(s,i);if(Number.isNaN(r))continue;const a=M0(t(s-1,i),r,t(s+1,i),n.stepX),o=M0(t(s,i-1),r,t(s,i+1),n.stepY),l=(-a*Vd[0]-o*Vd[1]+Vd[2])/Math.hypot(a,o,1);e[i*n.columns+s]=Math.round(KP+ZP*Math.min(1,Math.max(0,l)))}return e}const b0=2048;function jP(n,e){const[t,i]=[(n.columns-1)*n.stepX,(n.rows-1)*n.stepY],s=Math.min(n.stepX,n.stepY,e?Math.min(...e.grid.cell):1/0),r=Math.min(4/s,b0/t,b0/i);return[Math.max(2,Math.round(t*r)),Math.max(2,Math.round(i*r))]}function QP(n,e,t){const i=Math.floor((e-n.corner[0])/n.cell[0]),s=Math.floor((t-n.corner[1])/n.cell[1]);return i>=0&&s>=0&&i<n.columns&&s<n.rows?s*n.columns+i:-1}function e3(n,{low:e,high:t,logarithmic:i}){return t>e?i?Math.log(Math.max(n,e)/e)/Math.log(t/e):(n-e)/(t-e):.5}function t3(n,e,t,i){const s=Math.min(Math.floor(t),e.columns-2),r=Math.min(Math.floor(i),e.rows-2),[a,o]=[t-s,i-r],l=r*e.columns+s,c=n[l]+a*(n[l+1]-n[l]),h=n[l+e.columns]+a*(n[l+e.columns+1]-n[l+e.columns]);return c+o*(h-c)}const n3=190;function i3(n,e,t,i){const s=i?new Uint8Array(e.heights.length).fill(n3):JP(e),r=t&&Xy(t.scale);for(let a=0,o=0;a<n.height;++a){const l=(1-(a+.5)/n.height)*(e.rows-1);for(let c=0;c<n.width;++c,o+=4){const h=(c+.5)/n.width*(e.columns-1),d=t3(s,e,h,l);n.data[o]=n.data[o+1]=n.data[o+2]=d,n.data[o+3]=255,t&&r&&s3(n.data,o,d,t,r,e.west+h*e.stepX,e.south+l*e.stepY)}}}function s3(n,e,t,i,s,r,a){const o=QP(i.grid,r,a),l=o<0?NaN:i.grid.values[o];if(Number.isNaN(l))return;const c=4*Math.round(255*Math.min(1,Math.max(0,e3(l,i)))),h=.72+.28*(t/230);for(let d=0;d<3;++d)n[e+d]=s[c+d]*h}function r3(n,e,t){const[i,s]=[(e.columns-1)*e.stepX,(e.rows-1)*e.stepY],{width:r,height:a}=n.canvas;for(const o of t){n.beginPath();for(const l of o.rings)l.forEach(([c,h],d)=>n[d?"lineTo":"moveTo"]((c-e.west)/i*r,(1-(h-e.south)/s)*a)),n.closePath();n.globalAlpha=.26,n.fillStyle=n.strokeStyle=o.colour,n.fill("evenodd"),n.globalAlpha=.85,n.lineWidth=Math.max(1,r/700),n.stroke()}n.globalAlpha=1}function a3(n,e,t,i){const s=document.createElement("canvas");[s.width,s.height]=jP(n,e);const r=s.getContext("2d"),a=r.createImageData(s.width,s.height);return i3(a,n,e,i),r.putImageData(a,0,0),r3(r,n,t),s}const o3=n=>n.software?6e4:5e5;class Zy{constructor(e){this.stage=e,e.scene.add(this.group)}group=new ea;ground=null;grid=null;lit=!1;setTerrain(e){this.clear(),this.grid=e?.grid??null,this.lit=e?.mesh!==null,e?.mesh?this.addMesh(e.mesh.positions,e.mesh.triangles,e.grid):e?.grid&&this.addGrid(e.grid),this.stage.invalidate()}drape(e,t){if(!this.grid||!this.ground)return;const i=new UE(a3(this.grid,e,t,this.lit));i.colorSpace=ts,i.minFilter=Mi,i.generateMipmaps=!1,i.anisotropy=this.stage.software?1:8;const s=this.ground.material;s.map?.dispose(),s.map=i,s.needsUpdate=!0,this.stage.invalidate()}setWallColour(e){this.walls?.color.set(e),this.stage.invalidate()}walls=null;addGrid(e){const t=ew(e,o3(this.stage)/2),{positions:i,uv:s,triangles:r}=qP(t,e),a=new Jt;a.setAttribute("position",new zt(i,3)),a.setAttribute("uv",new zt(s,2)),a.setIndex(new zt(r,1));const o=new uc({side:Hi,polygonOffset:!0,polygonOffsetFactor:1.5,polygonOffsetUnits:4});this.ground=new ai(a,o),this.group.add(this.ground),this.addWalls(t)}addWalls(e){const t=c3(e),i=new Jt;i.setAttribute("position",new zt(t,3)),this.walls=new uc({side:Hi,color:10134441}),this.group.add(new ai(i,this.walls))}addMesh(e,t,i){const s=new Jt;s.setAttribute("position",new zt(e,3)),s.setAttribute("uv",new zt(l3(e,i),2)),s.setIndex(new zt(t,1)),s.computeVertexNormals();const r=new Lm({color:16777215,side:Hi,polygonOffset:!0,polygonOffsetFactor:1.5,polygonOffsetUnits:4});this.ground=new ai(s,r),this.group.add(this.ground)}get object(){return this.lit?this.ground:null}clear(){for(const e of[...this.group.children]){const t=e;t.geometry.dispose(),t.material.map?.dispose(),t.material.dispose(),this.group.remove(t)}this.ground=this.walls=null}}function l3(n,e){const t=new Float32Array(2*n.length/3);for(let i=0;i<t.length/2;++i)t[2*i]=(n[3*i]-e.west)/((e.columns-1)*e.stepX),t[2*i+1]=(n[3*i+1]-e.south)/((e.rows-1)*e.stepY);return t}function c3(n){const[e,t]=vx(n),i=e-.06*(t-e)-.5,s=[];for(let a=0;a<n.columns-1;++a)s.push([a,0]);for(let a=0;a<n.rows-1;++a)s.push([n.columns-1,a]);for(let a=n.columns-1;a>0;--a)s.push([a,n.rows-1]);for(let a=n.rows-1;a>0;--a)s.push([0,a]);const r=[];return s.forEach(([a,o],l)=>{const[c,h]=s[(l+1)%s.length],[d,f]=[ms(n,a,o),ms(n,c,h)];if(Number.isNaN(d)||Number.isNaN(f))return;const[p,_,S,g]=[n.west+a*n.stepX,n.south+o*n.stepY,n.west+c*n.stepX,n.south+h*n.stepY];r.push(p,_,d,p,_,i,S,g,f,S,g,f,p,_,i,S,g,i)}),Float32Array.from(r)}function yp(n){if(!n)return Math.PI/2;let[e,t]=[0,0];const i=Math.max(1,Math.floor(Math.max(n.columns,n.rows)/100));for(let s=0;s+i<n.rows;s+=i)for(let r=0;r+i<n.columns;r+=i){const a=ms(n,r,s),[o,l]=[ms(n,r+i,s)-a,ms(n,r,s+i)-a];Number.isNaN(o+l)||(e+=o/n.stepX,t+=l/n.stepY)}return Math.hypot(e,t)>1e-9?Math.atan2(t,e):Math.PI/2}const u3=9,h3={point:1,line:2,area:3,barrier:2,counter:2,region:3,cut:2};class d3{constructor(e){this.host=e,this.stage=new Um(e),this.labels=new Vy(this.stage,e),this.ground=new Zy(this.stage),this.paths=new vP(this.stage),this.starts=new Js(this.stage,"#d7261e",7),this.ends=new Js(this.stage,"#f5a700",8,"#3b2a00"),this.impacts=new Js(this.stage,"#ffffff",5,"#101010"),this.middles=new Js(this.stage,"#ffffff",9,"#0b5cad",!0),this.handles=new Js(this.stage,"#0b5cad",13,"#ffffff",!0),this.chosen=new Js(this.stage,"#f5a700",16,"#1b1b1b",!0),this.features=new Hd(this.stage,this.labels,"features"),this.extras=new Hd(this.stage,this.labels,"extras"),this.draft=new Hd(this.stage,this.labels,"draft"),this.rock=new xp(this.stage,"#c98f54"),this.ring=new Js(this.stage,"ring",26,"#0b5cad",!0),this.draw=new Q2(this.stage,(t,i)=>this.groundUnder(t,i)),this.stage.afterDraw.add(this.markFirst),this.bindGround(),this.bindPaths(),this.bindTools()}stage;paths;labels;ground;starts;ends;impacts;handles;middles;chosen;dragging=Le(!1);features;extras;draft;rock;ring;draw;stops=[];markFirst=()=>{qt.peek()&&(this.stage.afterDraw.delete(this.markFirst),performance.mark("talus: first picture"),this.bindFeatures())};dispose(){this.stops.forEach(e=>e()),this.labels.dispose(),this.stage.dispose()}bind(...e){this.stops.push(...e.map(t=>Rt(t)))}groundUnder(e,t){const i=this.stage.ray(e,t),s=qt.value?.grid;if(!this.ground.object)return s?jb(s,i.ray.origin.toArray(),i.ray.direction.toArray()):null;const r=i.intersectObject(this.ground.object)[0];return r?r.point.toArray():null}bindGround(){this.bind(()=>{Fs.value,this.stage.setBackground(Tn("--stage")),qt.value,this.ground.setWallColour(Tn("--wall"))},()=>{this.ground.setTerrain(qt.value),qt.value&&(this.stage.setSubject(...qt.value.bounds,yp(qt.value.grid)),this.stage.look("oblique"),this.ground.setWallColour(Tn("--wall")))},()=>{if(!qt.value||this.dragging.value)return;const e=wf.value,t=$x.value;this.ground.drape(t&&e?{grid:t,...e}:null,Ii.regions.value&&!t?bP():[]),this.stage.afterDraw.has(this.markFirst)&&this.stage.drawNow()})}bindPaths(){this.bind(()=>this.paths.setPaths(Et.value),()=>{const e=Et.value.quantities.get(na.value);this.paths.colour(e,...e?[0,am(e)[1]]:[0,1])},()=>{Et.value;const e=wn.value===null;this.paths.show(Ii.paths.value,e?.9:.22,e?cn.value+1e-6:1/0)},()=>this.impacts.set(Ia.value?.positions??new Float32Array(0),Ia.value?.times),()=>{Ia.value,this.impacts.show(Ii.impacts.value,wn.value===null?cn.value:1/0)},()=>this.ends.set(yP()),()=>{sa.value,Et.value,this.ends.show(Ii.ends.value&&wn.value===null&&cn.value>=ks.value)},()=>this.rock.setMesh(Qs.value?.mesh??null),()=>this.moveRock())}moveRock(){const e=Qs.value;if(this.ring.show(e!==null&&!is.value),!e)return;const t=Vx(e.frames,cn.value);this.rock.pose(t),this.ring.set(Float32Array.from(t.place)),this.ring.show(!is.value),is.value&&this.stage.follow(t.place,36*f3(e.mesh.positions))}bindFeatures(){this.bind(()=>this.features.set(Ii.features.value?Gg.value:[]),()=>{this.starts.set(xP()),this.starts.show(Ii.starts.value)},()=>this.extras.set([...SP(),...MP()]),()=>this.showHandles())}showHandles(){const e=xn.value===null&&It.value==="setup",[t,i]=e?[Mc.value,ww.value]:[[],[]],s=yn.value===null?void 0:t[yn.value];Eu(this.handles,t),Eu(this.middles,i.map(r=>r.at)),Eu(this.chosen,s?[s]:[]),this.draw.setHandles(t,i)}bindTools(){this.draw.actions={choose:e=>{yn.value=e,this.host.focus()},add:e=>cm(e)?yn.value:null,move:(e,[t,i],s)=>{this.dragging.value=!0,Dx(e,t,i,s)},dropped:()=>void(this.dragging.value=!1)},this.draw.onHover=e=>Xx.value=e,this.draw.onClick=(e,t)=>this.clicked(e,t),this.bind(()=>{const e=xn.value;if(e===null)return this.draft.set([]),this.draw.stop();const t=e==="area"||e==="region";this.draw.begin({least:h3[e],most:e==="point"?1:e==="cut"?2:1e3,changed:i=>{const s=il(i.map(([r,a])=>[r,a]),t);this.draft.set([{kind:"draft",line:s}]),Eu(this.handles,i)},done:i=>{xn.value=null,this.draft.set([]),this.showHandles(),e==="cut"?gs.value={from:[i[0][0],i[0][1]],to:[i[1][0],i[1][1]]}:mw(e,i.map(([s,r])=>[s,r]))},cancelled:()=>{xn.value=null,this.draft.set([]),this.showHandles()}})})}featureAt(e,t){const i=[...Gg.value,...Ii.regions.value?Ns.value.flatMap((a,o)=>Ex(o)):[]].filter(a=>a.of),s=i.map(a=>a.line.map(o=>this.stage.toScreen(new z(...o)))),r=J2(s,e,t,u3);return r===null?null:i[r].of}clicked(e,t){const i=this.stage.renderer.domElement.getBoundingClientRect(),s=It.value==="setup"&&Ii.features.value?this.featureAt(e-i.left,t-i.top):null;if(s)return void(zn.value=s);const{camera:r}=this.stage,a=r.projectionMatrix.clone().multiply(r.matrixWorldInverse),o=Ii.paths.value?Z2(Et.value,a.elements,i.width,i.height,e-i.left,t-i.top):null;o?Ho(Et.value.rocks[o.path]):wn.value!==null?Ho(null):zn.value=null}focus(){this.host.focus()}fit(){const e=wn.value===null?-1:rm(Et.value,wn.value);if(e<0)return this.stage.fit();const[t,i]=[new z(1/0,1/0,1/0),new z(-1/0,-1/0,-1/0)];for(let s=Et.value.offsets[e];s<Et.value.offsets[e+1];++s){const r=new z().fromArray(Et.value.positions,3*s);t.min(r),i.max(r)}this.stage.focus(t.toArray(),i.toArray())}}function Eu(n,e){n.set(Float32Array.from(e.flatMap(t=>[...t]))),n.show(e.length>0)}const f3=n=>n.reduce((e,t)=>Math.max(e,Math.abs(t)),.1),p3=!0,Zn="u-",m3="uplot",g3=Zn+"hz",_3=Zn+"vt",v3=Zn+"title",x3=Zn+"wrap",y3=Zn+"under",S3=Zn+"over",M3=Zn+"axis",Aa=Zn+"off",b3=Zn+"select",w3=Zn+"cursor-x",E3=Zn+"cursor-y",T3=Zn+"cursor-pt",A3=Zn+"legend",R3=Zn+"live",C3=Zn+"inline",P3=Zn+"series",L3=Zn+"marker",w0=Zn+"label",D3=Zn+"value",Il="width",Ul="height",Tl="top",E0="bottom",Mo="left",Wd="right",Fm="#000",T0=Fm+"0",$d="mousemove",A0="mousedown",Xd="mouseup",R0="mouseenter",C0="mouseleave",P0="dblclick",N3="resize",I3="scroll",L0="change",dh="dppxchange",km="--",al=typeof window<"u",Sp=al?document:null,Io=al?window:null,U3=al?navigator:null;let Nt,Tu;function Mp(){let n=devicePixelRatio;Nt!=n&&(Nt=n,Tu&&wp(L0,Tu,Mp),Tu=matchMedia(`(min-resolution: ${Nt-.001}dppx) and (max-resolution: ${Nt+.001}dppx)`),ka(L0,Tu,Mp),Io.dispatchEvent(new CustomEvent(dh)))}function Qi(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function bp(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function rn(n,e,t){n.style[e]=t+"px"}function Ts(n,e,t,i){let s=Sp.createElement(n);return e!=null&&Qi(s,e),t?.insertBefore(s,i),s}function hs(n,e){return Ts("div",n,e)}const D0=new WeakMap;function Zs(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",a=D0.get(n);r!=a&&(n.style.transform=r,D0.set(n,r),e<0||t<0||e>i||t>s?Qi(n,Aa):bp(n,Aa))}const N0=new WeakMap;function I0(n,e,t){let i=e+t,s=N0.get(n);i!=s&&(N0.set(n,i),n.style.background=e,n.style.borderColor=t)}const U0=new WeakMap;function F0(n,e,t,i){let s=e+""+t,r=U0.get(n);s!=r&&(U0.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}const Om={passive:!0},F3={...Om,capture:!0};function ka(n,e,t,i){e.addEventListener(n,t,i?F3:Om)}function wp(n,e,t,i){e.removeEventListener(n,t,Om)}al&&Mp();function As(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:rs((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function Jy(n){return(t,i,s)=>{let r=-1,a=-1;for(let o=i;o<=s;o++)if(n(t[o])){r=o;break}for(let o=s;o>=i;o--)if(n(t[o])){a=o;break}return[r,a]}}const jy=n=>n!=null,Qy=n=>n!=null&&n>0,Nh=Jy(jy),k3=Jy(Qy);function O3(n,e,t,i=0,s=!1){let r=s?k3:Nh,a=s?Qy:jy;[e,t]=r(n,e,t);let o=n[e],l=n[e];if(e>-1)if(i==1)o=n[e],l=n[t];else if(i==-1)o=n[t],l=n[e];else for(let c=e;c<=t;c++){let h=n[c];a(h)&&(h<o?o=h:h>l&&(l=h))}return[o??Kt,l??-Kt]}function Ih(n,e,t,i){let s=B0(n),r=B0(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let a=t==10?Rr:eS,o=s==1?rs:ds,l=r==1?ds:rs,c=o(a($n(n))),h=l(a($n(e))),d=qo(t,c),f=qo(t,h);return t==10&&(c<0&&(d=Zt(d,-c)),h<0&&(f=Zt(f,-h))),i||t==2?(n=d*s,e=f*r):(n=sS(n,d),e=Uh(e,f)),[n,e]}function Bm(n,e,t,i){let s=Ih(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}const zm=.1,k0={mode:3,pad:zm},Xl={pad:0,soft:null,mode:0},B3={min:Xl,max:Xl};function fh(n,e,t,i){return Fh(t)?O0(n,e,t):(Xl.pad=t,Xl.soft=i?0:null,Xl.mode=i?3:0,O0(n,e,B3))}function Lt(n,e){return n??e}function z3(n,e,t){for(e=Lt(e,0),t=Lt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function O0(n,e,t){let i=t.min,s=t.max,r=Lt(i.pad,0),a=Lt(s.pad,0),o=Lt(i.hard,-Kt),l=Lt(s.hard,Kt),c=Lt(i.soft,Kt),h=Lt(s.soft,-Kt),d=Lt(i.mode,0),f=Lt(s.mode,0),p=e-n,_=Rr(p),S=ki($n(n),$n(e)),g=Rr(S),m=$n(g-_);(p<1e-24||m>10)&&(p=0,(n==0||e==0)&&(p=1e-24,d==2&&c!=Kt&&(r=0),f==2&&h!=-Kt&&(a=0)));let M=p||S||1e3,R=Rr(M),y=qo(10,rs(R)),C=M*(p==0?n==0?.1:1:r),A=Zt(sS(n-C,y/10),24),v=n>=c&&(d==1||d==3&&A<=c||d==2&&A>=c)?c:Kt,T=ki(o,A<v&&n>=v?v:Cs(v,A)),B=M*(p==0?e==0?.1:1:a),N=Zt(Uh(e+B,y/10),24),D=e<=h&&(f==1||f==3&&N>=h||f==2&&N<=h)?h:-Kt,O=Cs(l,N>D&&e<=D?D:ki(D,N));return T==O&&T==0&&(O=100),[T,O]}const H3=new Intl.NumberFormat(al?U3.language:"en-US"),Hm=n=>H3.format(n),as=Math,Gu=as.PI,$n=as.abs,rs=as.floor,Wn=as.round,ds=as.ceil,Cs=as.min,ki=as.max,qo=as.pow,B0=as.sign,Rr=as.log10,eS=as.log2,G3=(n,e=1)=>as.sinh(n)*e,qd=(n,e=1)=>as.asinh(n/e),Kt=1/0;function z0(n){return(Rr((n^n>>31)-(n>>31))|0)+1}function Ep(n,e,t){return Cs(ki(n,e),t)}function tS(n){return typeof n=="function"}function wt(n){return tS(n)?n:()=>n}const V3=()=>{},nS=n=>n,iS=(n,e)=>e,W3=n=>null,H0=n=>!0,G0=(n,e)=>n==e,$3=/\.\d*?(?=9{6,}|0{6,})/gm,Wa=n=>{if(aS(n)||ha.has(n))return n;const e=`${n}`,t=e.match($3);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Wa(s)}e${r}`}return Zt(n,i)};function Ea(n,e){return Wa(Zt(Wa(n/e))*e)}function Uh(n,e){return Wa(ds(Wa(n/e))*e)}function sS(n,e){return Wa(rs(Wa(n/e))*e)}function Zt(n,e=0){if(aS(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Wn(i)/t}const ha=new Map;function rS(n){return((""+n).split(".")[1]||"").length}function dc(n,e,t,i){let s=[],r=i.map(rS);for(let a=e;a<t;a++){let o=$n(a),l=Zt(qo(n,a),o);for(let c=0;c<i.length;c++){let h=n==10?+`${i[c]}e${a}`:i[c]*l,d=(a>=0?0:o)+(a>=r[c]?0:r[c]),f=n==10?h:Zt(h,d);s.push(f),ha.set(f,d)}}return s}const ql={},Gm=[],Yo=[null,null],Zr=Array.isArray,aS=Number.isInteger,X3=n=>n===void 0;function V0(n){return typeof n=="string"}function Fh(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function q3(n){return n!=null&&typeof n=="object"}const Y3=Object.getPrototypeOf(Uint8Array),oS="__proto__";function Ko(n,e=Fh){let t;if(Zr(n)){let i=n.find(s=>s!=null);if(Zr(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=Ko(n[s],e)}else t=n.slice()}else if(n instanceof Y3)t=n.slice();else if(e(n)){t={};for(let i in n)i!=oS&&(t[i]=Ko(n[i],e))}else t=n;return t}function Fn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=oS&&(Fh(n[s])?Fn(n[s],Ko(i[s])):n[s]=Ko(i[s]))}return n}const K3=0,Z3=1,J3=2;function j3(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let a=e[i];if(a>r){for(s=a-1;s>=0&&n[s]==null;)n[s--]=null;for(s=a+1;s<t&&n[s]==null;)n[r=s++]=null}}}function Q3(n,e){if(nL(n)){let a=n[0].slice();for(let o=1;o<n.length;o++)a.push(...n[o].slice(1));return iL(a[0])||(a=tL(a)),a}let t=new Set;for(let a=0;a<n.length;a++){let l=n[a][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let i=[Array.from(t).sort((a,o)=>a-o)],s=i[0].length,r=new Map;for(let a=0;a<s;a++)r.set(i[0][a],a);for(let a=0;a<n.length;a++){let o=n[a],l=o[0];for(let c=1;c<o.length;c++){let h=o[c],d=Array(s).fill(void 0),f=e?e[a][c]:Z3,p=[];for(let _=0;_<h.length;_++){let S=h[_],g=r.get(l[_]);S===null?f!=K3&&(d[g]=S,f==J3&&p.push(g)):d[g]=S}j3(d,p,s),i.push(d)}}return i}const eL=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function tL(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,a)=>e[r]-e[a]);let s=[];for(let r=0;r<n.length;r++){let a=n[r],o=Array(t);for(let l=0;l<t;l++)o[l]=a[i[l]];s.push(o)}return s}function nL(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function iL(n,e=100){const t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;const r=ki(1,rs((s-i+1)/e));for(let a=n[i],o=i+r;o<=s;o+=r){const l=n[o];if(l!=null){if(l<=a)return!1;a=l}}return!0}const lS=["January","February","March","April","May","June","July","August","September","October","November","December"],cS=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function uS(n){return n.slice(0,3)}const sL=cS.map(uS),rL=lS.map(uS),aL={MMMM:lS,MMM:rL,WWWW:cS,WWW:sL};function Al(n){return(n<10?"0":"")+n}function oL(n){return(n<10?"00":n<100?"0":"")+n}const lL={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>Al(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>Al(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>Al(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>Al(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>Al(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>oL(n.getMilliseconds())};function Vm(n,e){e=e||aL;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?lL[s[1]]:s[0]);return r=>{let a="";for(let o=0;o<t.length;o++)a+=typeof t[o]=="string"?t[o]:t[o](r,e);return a}}const cL=new Intl.DateTimeFormat().resolvedOptions().timeZone;function uL(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==cL?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}const hS=n=>n%1==0,ph=[1,2,2.5,5],hL=dc(10,-32,0,ph),dS=dc(10,0,32,ph),dL=dS.filter(hS),Ta=hL.concat(dS),Wm=`
`,fS="{YYYY}",W0=Wm+fS,pS="{M}/{D}",Fl=Wm+pS,Au=Fl+"/{YY}",mS="{aa}",fL="{h}:{mm}",Eo=fL+mS,$0=Wm+Eo,X0=":{ss}",Bt=null;function gS(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,a=s*365,l=(n==1?dc(10,0,3,ph).filter(hS):dc(10,-3,0,ph)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,a,a*2,a*5,a*10,a*25,a*50,a*100]);const c=[[a,fS,Bt,Bt,Bt,Bt,Bt,Bt,1],[s*28,"{MMM}",W0,Bt,Bt,Bt,Bt,Bt,1],[s,pS,W0,Bt,Bt,Bt,Bt,Bt,1],[i,"{h}"+mS,Au,Bt,Fl,Bt,Bt,Bt,1],[t,Eo,Au,Bt,Fl,Bt,Bt,Bt,1],[e,X0,Au+" "+Eo,Bt,Fl+" "+Eo,Bt,$0,Bt,1],[n,X0+".{fff}",Au+" "+Eo,Bt,Fl+" "+Eo,Bt,$0,Bt,1]];function h(d){return(f,p,_,S,g,m)=>{let M=[],R=g>=a,y=g>=r&&g<a,C=d(_),A=Zt(C*n,3),v=Yd(C.getFullYear(),R?0:C.getMonth(),y||R?1:C.getDate()),T=Zt(v*n,3);if(y||R){let B=y?g/r:0,N=R?g/a:0,D=A==T?A:Zt(Yd(v.getFullYear()+N,v.getMonth()+B,1)*n,3),O=new Date(Wn(D/n)),G=O.getFullYear(),U=O.getMonth();for(let W=0;D<=S;W++){let Y=Yd(G+N*W,U+B*W,1),H=Y-d(Zt(Y*n,3));D=Zt((+Y+H)*n,3),D<=S&&M.push(D)}}else{let B=g>=s?s:g,N=rs(_)-rs(A),D=T+N+Uh(A-T,B);M.push(D);let O=d(D),G=O.getHours()+O.getMinutes()/t+O.getSeconds()/i,U=g/i,W=f.axes[p]._space,Y=m/W;for(;D=Zt(D+g,n==1?0:3),!(D>S);)if(U>1){let H=rs(Zt(G+U,6))%24,j=d(D).getHours()-H;j>1&&(j=-1),D-=j*i,G=(G+U)%24;let te=M[M.length-1];Zt((D-te)/g,3)*Y>=.7&&M.push(D)}else M.push(D)}return M}}return[l,c,h]}const[pL,mL,gL]=gS(1),[_L,vL,xL]=gS(.001);dc(2,-53,53,[1]);function q0(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function Y0(n,e){return(t,i,s,r,a)=>{let o=e.find(_=>a>=_[0])||e[e.length-1],l,c,h,d,f,p;return i.map(_=>{let S=n(_),g=S.getFullYear(),m=S.getMonth(),M=S.getDate(),R=S.getHours(),y=S.getMinutes(),C=S.getSeconds(),A=g!=l&&o[2]||m!=c&&o[3]||M!=h&&o[4]||R!=d&&o[5]||y!=f&&o[6]||C!=p&&o[7]||o[1];return l=g,c=m,h=M,d=R,f=y,p=C,A(S)})}}function yL(n,e){let t=Vm(e);return(i,s,r,a,o)=>s.map(l=>t(n(l)))}function Yd(n,e,t){return new Date(n,e,t)}function K0(n,e){return e(n)}const SL="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Z0(n,e){return(t,i,s,r)=>r==null?km:e(n(i))}function ML(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function bL(n,e){return n.series[e].fill(n,e)}const wL={show:!0,live:!0,isolate:!1,mount:V3,markers:{show:!0,width:2,stroke:ML,fill:bL,dash:"solid"},idx:null,idxs:null,values:[]};function EL(n,e){let t=n.cursor.points,i=hs(),s=t.size(n,e);rn(i,Il,s),rn(i,Ul,s);let r=s/-2;rn(i,"marginLeft",r),rn(i,"marginTop",r);let a=t.width(n,e,s);return a&&rn(i,"borderWidth",a),i}function TL(n,e){let t=n.series[e].points;return t._fill||t._stroke}function AL(n,e){let t=n.series[e].points;return t._stroke||t._fill}function RL(n,e){return n.series[e].points.size}const Kd=[0,0];function CL(n,e,t){return Kd[0]=e,Kd[1]=t,Kd}function Ru(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function Zd(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}const PL={show:!0,x:!0,y:!0,lock:!1,move:CL,points:{one:!1,show:EL,size:RL,width:0,stroke:AL,fill:TL},bind:{mousedown:Ru,mouseup:Ru,click:Ru,dblclick:Ru,mousemove:Zd,mouseleave:Zd,mouseenter:Zd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},_S={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},$m=Fn({},_S,{filter:iS}),vS=Fn({},$m,{size:10}),xS=Fn({},_S,{show:!1}),Xm='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',yS="bold "+Xm,SS=1.5,J0={show:!0,scale:"x",stroke:Fm,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:yS,side:2,grid:$m,ticks:vS,border:xS,font:Xm,lineGap:SS,rotate:0},LL="Value",DL="Time",j0={show:!0,scale:"x",auto:!1,sorted:1,min:Kt,max:-Kt,idxs:[]};function NL(n,e,t,i,s){return e.map(r=>r==null?"":Hm(r))}function IL(n,e,t,i,s,r,a){let o=[],l=ha.get(s)||0;t=a?t:Zt(Uh(t,s),l);for(let c=t;c<=i;c=Zt(c+s,l))o.push(Object.is(c,-0)?0:c);return o}function Tp(n,e,t,i,s,r,a){const o=[],l=n.scales[n.axes[e].scale].log,c=l==10?Rr:eS,h=rs(c(t));s=qo(l,h),l==10&&(s=Ta[As(s,Ta)]);let d=t,f=s*l;l==10&&(f=Ta[As(f,Ta)]);do o.push(d),d=d+s,l==10&&!ha.has(d)&&(d=Zt(d,ha.get(s))),d>=f&&(s=d,f=s*l,l==10&&(f=Ta[As(f,Ta)]));while(d<=i);return o}function UL(n,e,t,i,s,r,a){let l=n.scales[n.axes[e].scale].asinh,c=i>l?Tp(n,e,ki(l,t),i,s):[l],h=i>=0&&t<=0?[0]:[];return(t<-l?Tp(n,e,ki(l,-i),-t,s):[l]).reverse().map(f=>-f).concat(h,c)}const MS=/./,FL=/[12357]/,kL=/[125]/,Q0=/1/,Ap=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function OL(n,e,t,i,s){let r=n.axes[t],a=r.scale,o=n.scales[a],l=n.valToPos,c=r._space,h=l(10,a),d=l(9,a)-h>=c?MS:l(7,a)-h>=c?FL:l(5,a)-h>=c?kL:Q0;if(d==Q0){let f=$n(l(1,a)-h);if(f<c)return Ap(e.slice().reverse(),o.distr,d,ds(c/f)).reverse()}return Ap(e,o.distr,d,1)}function BL(n,e,t,i,s){let r=n.axes[t],a=r.scale,o=r._space,l=n.valToPos,c=$n(l(1,a)-l(2,a));return c<o?Ap(e.slice().reverse(),3,MS,ds(o/c)).reverse():e}function zL(n,e,t,i){return i==null?km:e==null?"":Hm(e)}const ev={show:!0,scale:"y",stroke:Fm,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:yS,side:3,grid:$m,ticks:vS,border:xS,font:Xm,lineGap:SS,rotate:0};function HL(n,e){let t=3+(n||1)*2;return Zt(t*e,3)}function GL(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),a=n.valToPos(s[i[1]],t,!0),o=$n(a-r),l=n.series[e],c=o/(l.points.space*Nt);return i[1]-i[0]<=c}const tv={scale:null,auto:!0,sorted:0,min:Kt,max:-Kt},bS=(n,e,t,i,s)=>s,nv={show:!0,auto:!0,sorted:0,gaps:bS,alpha:1,facets:[Fn({},tv,{scale:"x"}),Fn({},tv,{scale:"y"})]},iv={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:bS,alpha:1,points:{show:GL,filter:null},values:null,min:Kt,max:-Kt,idxs:[],path:null,clip:null};function VL(n,e,t,i,s){return t/10}const wS={time:p3,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},WL=Fn({},wS,{time:!1,ori:1}),sv={};function ES(n,e){let t=sv[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,a,o,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(i,s,r,a,o,l,c)}},n!=null&&(sv[n]=t)),t}const Zo=1,Rp=2;function Ya(n,e,t){const i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,a=n.scales,o=n.bbox;let l=r[0],c=i==2?r[1]:r[e],h=i==2?a[s.facets[0].scale]:a[n.series[0].scale],d=i==2?a[s.facets[1].scale]:a[s.scale],f=o.left,p=o.top,_=o.width,S=o.height,g=n.valToPosH,m=n.valToPosV;return h.ori==0?t(s,l,c,h,d,g,m,f,p,_,S,Oh,ol,zh,AS,CS):t(s,l,c,h,d,m,g,p,f,S,_,Bh,ll,Km,RS,PS)}function qm(n,e){let t=0,i=0,s=Lt(n.bands,Gm);for(let r=0;r<s.length;r++){let a=s[r];a.series[0]==e?t=a.dir:a.series[1]==e&&(a.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function $L(n,e,t,i,s){let r=n.mode,a=n.series[e],o=r==2?a.facets[1].scale:a.scale,l=n.scales[o];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Cr(n,e,t,i,s,r){return Ya(n,e,(a,o,l,c,h,d,f,p,_,S,g)=>{let m=a.pxRound;const M=c.dir*(c.ori==0?1:-1),R=c.ori==0?ol:ll;let y,C;M==1?(y=t,C=i):(y=i,C=t);let A=m(d(o[y],c,S,p)),v=m(f(l[y],h,g,_)),T=m(d(o[C],c,S,p)),B=m(f(r==1?h.max:h.min,h,g,_)),N=new Path2D(s);return R(N,T,B),R(N,A,B),R(N,A,v),N})}function kh(n,e,t,i,s,r){let a=null;if(n.length>0){a=new Path2D;const o=e==0?zh:Km;let l=t;for(let d=0;d<n.length;d++){let f=n[d];if(f[1]>f[0]){let p=f[0]-l;p>0&&o(a,l,i,p,i+r),l=f[1]}}let c=t+s-l,h=10;c>0&&o(a,l,i-h/2,c,i+r+h)}return a}function XL(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function Ym(n,e,t,i,s,r,a){let o=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let d=c,f=c;if(s==1)for(;++c<=i&&e[c]===null;)f=c;else for(;--c>=t&&e[c]===null;)f=c;let p=r(n[d]),_=f==d?p:r(n[f]),S=d-s;p=a<=0&&S>=0&&S<l?r(n[S]):p;let m=f+s;_=a>=0&&m>=0&&m<l?r(n[m]):_,_>=p&&o.push([p,_])}return o}function rv(n){return n==0?nS:n==1?Wn:e=>Ea(e,n)}function TS(n){let e=n==0?Oh:Bh,t=n==0?(s,r,a,o,l,c)=>{s.arcTo(r,a,o,l,c)}:(s,r,a,o,l,c)=>{s.arcTo(a,r,l,o,c)},i=n==0?(s,r,a,o,l)=>{s.rect(r,a,o,l)}:(s,r,a,o,l)=>{s.rect(a,r,l,o)};return(s,r,a,o,l,c=0,h=0)=>{c==0&&h==0?i(s,r,a,o,l):(c=Cs(c,o/2,l/2),h=Cs(h,o/2,l/2),e(s,r+c,a),t(s,r+o,a,r+o,a+l,c),t(s,r+o,a+l,r,a+l,h),t(s,r,a+l,r,a,h),t(s,r,a,r+o,a,c),s.closePath())}}const Oh=(n,e,t)=>{n.moveTo(e,t)},Bh=(n,e,t)=>{n.moveTo(t,e)},ol=(n,e,t)=>{n.lineTo(e,t)},ll=(n,e,t)=>{n.lineTo(t,e)},zh=TS(0),Km=TS(1),AS=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},RS=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},CS=(n,e,t,i,s,r,a)=>{n.bezierCurveTo(e,t,i,s,r,a)},PS=(n,e,t,i,s,r,a)=>{n.bezierCurveTo(t,e,s,i,a,r)};function LS(n){return(e,t,i,s,r)=>Ya(e,t,(a,o,l,c,h,d,f,p,_,S,g)=>{let{pxRound:m,points:M}=a,R,y;c.ori==0?(R=Oh,y=AS):(R=Bh,y=RS);const C=Zt(M.width*Nt,3);let A=(M.size-M.width)/2*Nt,v=Zt(A*2,3),T=new Path2D,B=new Path2D,{left:N,top:D,width:O,height:G}=e.bbox;zh(B,N-v,D-v,O+v*2,G+v*2);const U=W=>{if(l[W]!=null){let Y=m(d(o[W],c,S,p)),H=m(f(l[W],h,g,_));R(T,Y+A,H),y(T,Y,H,A,0,Gu*2)}};if(r)r.forEach(U);else for(let W=i;W<=s;W++)U(W);return{stroke:C>0?T:null,fill:T,clip:B,flags:Zo|Rp}})}function DS(n){return(e,t,i,s,r,a)=>{i!=s&&(r!=i&&a!=i&&n(e,t,i),r!=s&&a!=s&&n(e,t,s),n(e,t,a))}}const qL=DS(ol),YL=DS(ll);function NS(n){const e=Lt(n?.alignGaps,0);return(t,i,s,r)=>Ya(t,i,(a,o,l,c,h,d,f,p,_,S,g)=>{[s,r]=Nh(l,s,r);let m=a.pxRound,M=G=>m(d(G,c,S,p)),R=G=>m(f(G,h,g,_)),y,C;c.ori==0?(y=ol,C=qL):(y=ll,C=YL);const A=c.dir*(c.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Zo},T=v.stroke;let B=!1;if(r-s>=S*4){let G=he=>t.posToVal(he,c.key,!0),U=null,W=null,Y,H,le,K=M(o[A==1?s:r]),j=M(o[s]),te=M(o[r]),de=G(A==1?j+1:te-1);for(let he=A==1?s:r;he>=s&&he<=r;he+=A){let ee=o[he],xe=(A==1?ee<de:ee>de)?K:M(ee),Re=l[he];xe==K?Re!=null?(H=Re,U==null?(y(T,xe,R(H)),Y=U=W=H):H<U?U=H:H>W&&(W=H)):Re===null&&(B=!0):(U!=null&&C(T,K,R(U),R(W),R(Y),R(H)),Re!=null?(H=Re,y(T,xe,R(H)),U=W=Y=H):(U=W=null,Re===null&&(B=!0)),K=xe,de=G(K+A))}U!=null&&U!=W&&le!=K&&C(T,K,R(U),R(W),R(Y),R(H))}else for(let G=A==1?s:r;G>=s&&G<=r;G+=A){let U=l[G];U===null?B=!0:U!=null&&y(T,M(o[G]),R(U))}let[D,O]=qm(t,i);if(a.fill!=null||D!=0){let G=v.fill=new Path2D(T),U=a.fillTo(t,i,a.min,a.max,D),W=R(U),Y=M(o[s]),H=M(o[r]);A==-1&&([H,Y]=[Y,H]),y(G,H,W),y(G,Y,W)}if(!a.spanGaps){let G=[];B&&G.push(...Ym(o,l,s,r,A,M,e)),v.gaps=G=a.gaps(t,i,s,r,G),v.clip=kh(G,c.ori,p,_,S,g)}return O!=0&&(v.band=O==2?[Cr(t,i,s,r,T,-1),Cr(t,i,s,r,T,1)]:Cr(t,i,s,r,T,O)),v})}function KL(n){const e=Lt(n.align,1),t=Lt(n.ascDesc,!1),i=Lt(n.alignGaps,0),s=Lt(n.extend,!1);return(r,a,o,l)=>Ya(r,a,(c,h,d,f,p,_,S,g,m,M,R)=>{[o,l]=Nh(d,o,l);let y=c.pxRound,{left:C,width:A}=r.bbox,v=j=>y(_(j,f,M,g)),T=j=>y(S(j,p,R,m)),B=f.ori==0?ol:ll;const N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Zo},D=N.stroke,O=f.dir*(f.ori==0?1:-1);let G=T(d[O==1?o:l]),U=v(h[O==1?o:l]),W=U,Y=U;s&&e==-1&&(Y=C,B(D,Y,G)),B(D,U,G);for(let j=O==1?o:l;j>=o&&j<=l;j+=O){let te=d[j];if(te==null)continue;let de=v(h[j]),he=T(te);e==1?B(D,de,G):B(D,W,he),B(D,de,he),G=he,W=de}let H=W;s&&e==1&&(H=C+A,B(D,H,G));let[le,K]=qm(r,a);if(c.fill!=null||le!=0){let j=N.fill=new Path2D(D),te=c.fillTo(r,a,c.min,c.max,le),de=T(te);B(j,H,de),B(j,Y,de)}if(!c.spanGaps){let j=[];j.push(...Ym(h,d,o,l,O,v,i));let te=c.width*Nt/2,de=t||e==1?te:-te,he=t||e==-1?-te:te;j.forEach(ee=>{ee[0]+=de,ee[1]+=he}),N.gaps=j=c.gaps(r,a,o,l,j),N.clip=kh(j,f.ori,g,m,M,R)}return K!=0&&(N.band=K==2?[Cr(r,a,o,l,D,-1),Cr(r,a,o,l,D,1)]:Cr(r,a,o,l,D,K)),N})}function av(n,e,t,i,s,r,a=Kt){if(n.length>1){let o=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(o!=null){let h=$n(n[l]-n[o]);h<c&&(c=h,a=$n(t(n[l],i,s,r)-t(n[o],i,s,r)))}o=l}}return a}function ZL(n){n=n||ql;const e=Lt(n.size,[.6,Kt,1]),t=n.align||0,i=n.gap||0;let s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=wt(s),a=1-e[0],o=Lt(e[1],Kt),l=Lt(e[2],1),c=Lt(n.disp,ql),h=Lt(n.each,p=>{}),{fill:d,stroke:f}=c;return(p,_,S,g)=>Ya(p,_,(m,M,R,y,C,A,v,T,B,N,D)=>{let O=m.pxRound,G=t,U=i*Nt,W=o*Nt,Y=l*Nt,H,le;y.ori==0?[H,le]=r(p,_):[le,H]=r(p,_);const K=y.dir*(y.ori==0?1:-1);let j=y.ori==0?zh:Km,te=y.ori==0?h:(Pe,Ze,ot,we,Yt,We,Ke)=>{h(Pe,Ze,ot,Yt,we,Ke,We)},de=Lt(p.bands,Gm).find(Pe=>Pe.series[0]==_),he=de!=null?de.dir:0,ee=m.fillTo(p,_,m.min,m.max,he),me=O(v(ee,C,D,B)),xe,Re,be,qe=N,at=O(m.width*Nt),$e=!1,vt=null,mt=null,st=null,an=null;d!=null&&(at==0||f!=null)&&($e=!0,vt=d.values(p,_,S,g),mt=new Map,new Set(vt).forEach(Pe=>{Pe!=null&&mt.set(Pe,new Path2D)}),at>0&&(st=f.values(p,_,S,g),an=new Map,new Set(st).forEach(Pe=>{Pe!=null&&an.set(Pe,new Path2D)})));let{x0:jt,size:Rn}=c;if(jt!=null&&Rn!=null){G=1,M=jt.values(p,_,S,g),jt.unit==2&&(M=M.map(ot=>p.posToVal(T+ot*N,y.key,!0)));let Pe=Rn.values(p,_,S,g);Rn.unit==2?Re=Pe[0]*N:Re=A(Pe[0],y,N,T)-A(0,y,N,T),qe=av(M,R,A,y,N,T,qe),be=qe-Re+U}else qe=av(M,R,A,y,N,T,qe),be=qe*a+U,Re=qe-be;be<1&&(be=0),at>=Re/2&&(at=0),be<5&&(O=nS);let $t=be>0,Jn=qe-be-($t?at:0);Re=O(Ep(Jn,Y,W)),xe=(G==0?Re/2:G==K?0:Re)-G*K*((G==0?U/2:0)+($t?at/2:0));const At={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Hn=$e?null:new Path2D;let pn=null;if(de!=null)pn=p.data[de.series[1]];else{let{y0:Pe,y1:Ze}=c;Pe!=null&&Ze!=null&&(R=Ze.values(p,_,S,g),pn=Pe.values(p,_,S,g))}let Cn=H*Re,k=le*Re;for(let Pe=K==1?S:g;Pe>=S&&Pe<=g;Pe+=K){let Ze=R[Pe];if(Ze==null)continue;if(pn!=null){let X=pn[Pe]??0;if(Ze-X==0)continue;me=v(X,C,D,B)}let ot=y.distr!=2||c!=null?M[Pe]:Pe,we=A(ot,y,N,T),Yt=v(Lt(Ze,ee),C,D,B),We=O(we-xe),Ke=O(ki(Yt,me)),P=O(Cs(Yt,me)),b=Ke-P;if(Ze!=null){let X=Ze<0?k:Cn,ue=Ze<0?Cn:k;$e?(at>0&&st[Pe]!=null&&j(an.get(st[Pe]),We,P+rs(at/2),Re,ki(0,b-at),X,ue),vt[Pe]!=null&&j(mt.get(vt[Pe]),We,P+rs(at/2),Re,ki(0,b-at),X,ue)):j(Hn,We,P+rs(at/2),Re,ki(0,b-at),X,ue),te(p,_,Pe,We-at/2,P,Re+at,b)}}return at>0?At.stroke=$e?an:Hn:$e||(At._fill=m.width==0?m._fill:m._stroke??m._fill,At.width=0),At.fill=$e?mt:Hn,At})}function JL(n,e){const t=Lt(e?.alignGaps,0);return(i,s,r,a)=>Ya(i,s,(o,l,c,h,d,f,p,_,S,g,m)=>{[r,a]=Nh(c,r,a);let M=o.pxRound,R=H=>M(f(H,h,g,_)),y=H=>M(p(H,d,m,S)),C,A,v;h.ori==0?(C=Oh,v=ol,A=CS):(C=Bh,v=ll,A=PS);const T=h.dir*(h.ori==0?1:-1);let B=R(l[T==1?r:a]),N=B,D=[],O=[];for(let H=T==1?r:a;H>=r&&H<=a;H+=T)if(c[H]!=null){let K=l[H],j=R(K);D.push(N=j),O.push(y(c[H]))}const G={stroke:n(D,O,C,v,A,M),fill:null,clip:null,band:null,gaps:null,flags:Zo},U=G.stroke;let[W,Y]=qm(i,s);if(o.fill!=null||W!=0){let H=G.fill=new Path2D(U),le=o.fillTo(i,s,o.min,o.max,W),K=y(le);v(H,N,K),v(H,B,K)}if(!o.spanGaps){let H=[];H.push(...Ym(l,c,r,a,T,R,t)),G.gaps=H=o.gaps(i,s,r,a,H),G.clip=kh(H,h.ori,_,S,g,m)}return Y!=0&&(G.band=Y==2?[Cr(i,s,r,a,U,-1),Cr(i,s,r,a,U,1)]:Cr(i,s,r,a,U,Y)),G})}function jL(n){return JL(QL,n)}function QL(n,e,t,i,s,r){const a=n.length;if(a<2)return null;const o=new Path2D;if(t(o,n[0],e[0]),a==2)i(o,n[1],e[1]);else{let l=Array(a),c=Array(a-1),h=Array(a-1),d=Array(a-1);for(let f=0;f<a-1;f++)h[f]=e[f+1]-e[f],d[f]=n[f+1]-n[f],c[f]=h[f]/d[f];l[0]=c[0];for(let f=1;f<a-1;f++)c[f]===0||c[f-1]===0||c[f-1]>0!=c[f]>0?l[f]=0:(l[f]=3*(d[f-1]+d[f])/((2*d[f]+d[f-1])/c[f-1]+(d[f]+2*d[f-1])/c[f]),isFinite(l[f])||(l[f]=0));l[a-1]=c[a-2];for(let f=0;f<a-1;f++)s(o,n[f]+d[f]/3,e[f]+l[f]*d[f]/3,n[f+1]-d[f]/3,e[f+1]-l[f+1]*d[f]/3,n[f+1],e[f+1])}return o}const Cp=new Set;function ov(){for(let n of Cp)n.syncRect(!0)}al&&(ka(N3,Io,ov),ka(I3,Io,ov,!0),ka(dh,Io,()=>{_i.pxRatio=Nt}));const eD=NS(),tD=LS();function lv(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,a)=>Pp(r,a,e,t))}function nD(n,e){return n.map((t,i)=>i==0?{}:Fn({},e,t))}function Pp(n,e,t,i){return Fn({},e==0?t:i,n)}function IS(n,e,t){return e==null?Yo:[e,t]}const iD=IS;function sD(n,e,t){return e==null?Yo:fh(e,t,zm,!0)}function US(n,e,t,i){return e==null?Yo:Ih(e,t,n.scales[i].log,!1)}const rD=US;function FS(n,e,t,i){return e==null?Yo:Bm(e,t,n.scales[i].log,!1)}const aD=FS;function oD(n,e,t,i,s){let r=ki(z0(n),z0(e)),a=e-n,o=As(s/i*a,t);do{let l=t[o],c=i*l/a;if(c>=s&&r+(l<5?ha.get(l):0)<=17)return[l,c]}while(++o<t.length);return[0,0]}function cv(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=Wn((t=+s)*Nt))+"px"),[n,e,t]}function lD(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=Zt(e[2]*Nt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function _i(n,e,t){const i={mode:Lt(n.mode,1)},s=i.mode;function r(x,w,L,I){let $=w.valToPct(x);return I+L*(w.dir==-1?1-$:$)}function a(x,w,L,I){let $=w.valToPct(x);return I+L*(w.dir==-1?$:1-$)}function o(x,w,L,I){return w.ori==0?r(x,w,L,I):a(x,w,L,I)}i.valToPosH=r,i.valToPosV=a;let l=!1;i.status=0;const c=i.root=hs(m3);if(n.id!=null&&(c.id=n.id),Qi(c,n.class),n.title){let x=hs(v3,c);x.textContent=n.title}const h=Ts("canvas"),d=i.ctx=h.getContext("2d"),f=hs(x3,c);ka("click",f,x=>{x.target===_&&(tn!=to||on!=no)&&li.click(i,x)},!0);const p=i.under=hs(y3,f);f.appendChild(h);const _=i.over=hs(S3,f);n=Ko(n);const S=+Lt(n.pxAlign,1),g=rv(S);(n.plugins||[]).forEach(x=>{x.opts&&(n=x.opts(i,n)||n)});const m=n.ms||.001,M=i.series=s==1?lv(n.series||[],j0,iv,!1):nD(n.series||[null],nv),R=i.axes=lv(n.axes||[],J0,ev,!0),y=i.scales={},C=i.bands=n.bands||[];C.forEach(x=>{x.fill=wt(x.fill||null),x.dir=Lt(x.dir,-1)});const A=s==2?M[1].facets[0].scale:M[0].scale,v={axes:dr,series:yt},T=(n.drawOrder||["axes","series"]).map(x=>v[x]);function B(x){const w=x.distr==3?L=>Rr(L>0?L:x.clamp(i,L,x.min,x.max,x.key)):x.distr==4?L=>qd(L,x.asinh):x.distr==100?L=>x.fwd(L):L=>L;return L=>{let I=w(L),{_min:$,_max:J}=x,oe=J-$;return(I-$)/oe}}function N(x){let w=y[x];if(w==null){let L=(n.scales||ql)[x]||ql;if(L.from!=null){N(L.from);let I=Fn({},y[L.from],L,{key:x});I.valToPct=B(I),y[x]=I}else{w=y[x]=Fn({},x==A?wS:WL,L),w.key=x;let I=w.time,$=w.range,J=Zr($);if((x!=A||s==2&&!I)&&(J&&($[0]==null||$[1]==null)&&($={min:$[0]==null?k0:{mode:1,hard:$[0],soft:$[0]},max:$[1]==null?k0:{mode:1,hard:$[1],soft:$[1]}},J=!1),!J&&Fh($))){let oe=$;$=(fe,Se,Fe)=>Se==null?Yo:fh(Se,Fe,oe)}w.range=wt($||(I?iD:x==A?w.distr==3?rD:w.distr==4?aD:IS:w.distr==3?US:w.distr==4?FS:sD)),w.auto=wt(J?!1:w.auto),w.clamp=wt(w.clamp||VL),w._min=w._max=null,w.valToPct=B(w)}}}N("x"),N("y"),s==1&&M.forEach(x=>{N(x.scale)}),R.forEach(x=>{N(x.scale)});for(let x in n.scales)N(x);const D=y[A],O=D.distr;let G,U;D.ori==0?(Qi(c,g3),G=r,U=a):(Qi(c,_3),G=a,U=r);const W={};for(let x in y){let w=y[x];(w.min!=null||w.max!=null)&&(W[x]={min:w.min,max:w.max},w.min=w.max=null)}const Y=n.tzDate||(x=>new Date(Wn(x/m))),H=n.fmtDate||Vm,le=m==1?gL(Y):xL(Y),K=Y0(Y,q0(m==1?mL:vL,H)),j=Z0(Y,K0(SL,H)),te=[],de=i.legend=Fn({},wL,n.legend),he=i.cursor=Fn({},PL,{drag:{y:s==2}},n.cursor),ee=de.show,me=he.show,xe=de.markers;de.idxs=te,xe.width=wt(xe.width),xe.dash=wt(xe.dash),xe.stroke=wt(xe.stroke),xe.fill=wt(xe.fill);let Re,be,qe,at=[],$e=[],vt,mt=!1,st={};if(de.live){const x=M[1]?M[1].values:null;mt=x!=null,vt=mt?x(i,1,0):{_:0};for(let w in vt)st[w]=km}if(ee)if(Re=Ts("table",A3,c),qe=Ts("tbody",null,Re),de.mount(i,Re),mt){be=Ts("thead",null,Re,qe);let x=Ts("tr",null,be);Ts("th",null,x);for(var an in vt)Ts("th",w0,x).textContent=an}else Qi(Re,C3),de.live&&Qi(Re,R3);const jt={show:!0},Rn={show:!1};function $t(x,w){if(w==0&&(mt||!de.live||s==2))return Yo;let L=[],I=Ts("tr",P3,qe,qe.childNodes[w]);Qi(I,x.class),x.show||Qi(I,Aa);let $=Ts("th",null,I);if(xe.show){let fe=hs(L3,$);if(w>0){let Se=xe.width(i,w);Se&&(fe.style.border=Se+"px "+xe.dash(i,w)+" "+xe.stroke(i,w)),fe.style.background=xe.fill(i,w)}}let J=hs(w0,$);x.label instanceof HTMLElement?J.appendChild(x.label):J.textContent=x.label,w>0&&(xe.show||(J.style.color=x.width>0?xe.stroke(i,w):xe.fill(i,w)),At("click",$,fe=>{if(he._lock)return;Qe(fe);let Se=M.indexOf(x);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let Fe=M.some((ke,Be)=>Be>0&&Be!=Se&&ke.show);M.forEach((ke,Be)=>{Be>0&&Gs(Be,Fe?Be==Se?jt:Rn:jt,!0,Nn.setSeries)})}else Gs(Se,{show:!x.show},!0,Nn.setSeries)},!1),et&&At(R0,$,fe=>{he._lock||(Qe(fe),Gs(M.indexOf(x),so,!0,Nn.setSeries))},!1));for(var oe in vt){let fe=Ts("td",D3,I);fe.textContent="--",L.push(fe)}return[I,L]}const Jn=new Map;function At(x,w,L,I=!0){const $=Jn.get(w)||{},J=he.bind[x](i,w,L,I);J&&(ka(x,w,$[x]=J),Jn.set(w,$))}function Hn(x,w,L){const I=Jn.get(w)||{};for(let $ in I)(x==null||$==x)&&(wp($,w,I[$]),delete I[$]);x==null&&Jn.delete(w)}let pn=0,Cn=0,k=0,Pe=0,Ze=0,ot=0,we=Ze,Yt=ot,We=k,Ke=Pe,P=0,b=0,X=0,ue=0;i.bbox={};let ae=!1,_e=!1,ye=!1,ne=!1,se=!1,pe=!1;function F(x,w,L){(L||x!=i.width||w!=i.height)&&re(x,w),gt(!1),ye=!0,_e=!0,xi()}function re(x,w){i.width=pn=k=x,i.height=Cn=Pe=w,Ze=ot=0,Me(),Xe();let L=i.bbox;P=L.left=Ea(Ze*Nt,.5),b=L.top=Ea(ot*Nt,.5),X=L.width=Ea(k*Nt,.5),ue=L.height=Ea(Pe*Nt,.5)}const ie=3;function Ee(){let x=!1,w=0;for(;!x;){w++;let L=ja(w),I=Hs(w);x=w==ie||L&&I,x||(re(i.width,i.height),_e=!0)}}function ge({width:x,height:w}){F(x,w)}i.setSize=ge;function Me(){let x=!1,w=!1,L=!1,I=!1;R.forEach(($,J)=>{if($.show&&$._show){let{side:oe,_size:fe}=$,Se=oe%2,Fe=$.label!=null?$.labelSize:0,ke=fe+Fe;ke>0&&(Se?(k-=ke,oe==3?(Ze+=ke,I=!0):L=!0):(Pe-=ke,oe==0?(ot+=ke,x=!0):w=!0))}}),Bs[0]=x,Bs[1]=L,Bs[2]=w,Bs[3]=I,k-=xs[1]+xs[3],Ze+=xs[3],Pe-=xs[2]+xs[0],ot+=xs[0]}function Xe(){let x=Ze+k,w=ot+Pe,L=Ze,I=ot;function $(J,oe){switch(J){case 1:return x+=oe,x-oe;case 2:return w+=oe,w-oe;case 3:return L-=oe,L+oe;case 0:return I-=oe,I+oe}}R.forEach((J,oe)=>{if(J.show&&J._show){let fe=J.side;J._pos=$(fe,J._size),J.label!=null&&(J._lpos=$(fe,J.labelSize))}})}if(he.dataIdx==null){let x=he.hover,w=x.skip=new Set(x.skip??[]);w.add(void 0);let L=x.prox=wt(x.prox),I=x.bias??=0;he.dataIdx=($,J,oe,fe)=>{if(J==0)return oe;let Se=oe,Fe=L($,J,oe,fe)??Kt,ke=Fe>=0&&Fe<Kt,Be=D.ori==0?k:Pe,rt=he.left,Dt=e[0],Ct=e[J];if(w.has(Ct[oe])){Se=null;let Mt=null,Je=null,Ye;if(I==0||I==-1)for(Ye=oe;Mt==null&&Ye-- >0;)w.has(Ct[Ye])||(Mt=Ye);if(I==0||I==1)for(Ye=oe;Je==null&&Ye++<Ct.length;)w.has(Ct[Ye])||(Je=Ye);if(Mt!=null||Je!=null)if(ke){let sn=Mt==null?-1/0:G(Dt[Mt],D,Be,0),_n=Je==null?1/0:G(Dt[Je],D,Be,0),ti=rt-sn,Xt=_n-rt;ti<=Xt?ti<=Fe&&(Se=Mt):Xt<=Fe&&(Se=Je)}else Se=Je==null?Mt:Mt==null?Je:oe-Mt<=Je-oe?Mt:Je}else ke&&$n(rt-G(Dt[oe],D,Be,0))>Fe&&(Se=null);return Se}}const Qe=x=>{he.event=x};he.idxs=te,he._lock=!1;let ce=he.points;ce.show=wt(ce.show),ce.size=wt(ce.size),ce.stroke=wt(ce.stroke),ce.width=wt(ce.width),ce.fill=wt(ce.fill);const ze=i.focus=Fn({},n.focus||{alpha:.3},he.focus),et=ze.prox>=0,Ce=et&&ce.one;let dt=[],en=[],Ti=[];function cl(x,w){let L=ce.show(i,w);if(L instanceof HTMLElement)return Qi(L,T3),Qi(L,x.class),Zs(L,-10,-10,k,Pe),_.insertBefore(L,dt[w]),L}function Ka(x,w){if(s==1||w>0){let L=s==1&&y[x.scale].time,I=x.value;x.value=L?V0(I)?Z0(Y,K0(I,H)):I||j:I||zL,x.label=x.label||(L?DL:LL)}if(Ce||w>0){x.width=x.width==null?1:x.width,x.paths=x.paths||eD||W3,x.fillTo=wt(x.fillTo||$L),x.pxAlign=+Lt(x.pxAlign,S),x.pxRound=rv(x.pxAlign),x.stroke=wt(x.stroke||null),x.fill=wt(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let L=HL(ki(1,x.width),1),I=x.points=Fn({},{size:L,width:ki(1,L*.2),stroke:x.stroke,space:L*2,paths:tD,_stroke:null,_fill:null},x.points);I.show=wt(I.show),I.filter=wt(I.filter),I.fill=wt(I.fill),I.stroke=wt(I.stroke),I.paths=wt(I.paths),I.pxAlign=x.pxAlign}if(ee){let L=$t(x,w);at.splice(w,0,L[0]),$e.splice(w,0,L[1]),de.values.push(null)}if(me){te.splice(w,0,null);let L=null;Ce?w==0&&(L=cl(x,w)):w>0&&(L=cl(x,w)),dt.splice(w,0,L),en.splice(w,0,0),Ti.splice(w,0,0)}ei("addSeries",w)}function Kh(x,w){w=w??M.length,x=s==1?Pp(x,w,j0,iv):Pp(x,w,{},nv),M.splice(w,0,x),Ka(M[w],w)}i.addSeries=Kh;function Nc(x){if(M.splice(x,1),ee){de.values.splice(x,1),$e.splice(x,1);let w=at.splice(x,1)[0];Hn(null,w.firstChild),w.remove()}me&&(te.splice(x,1),dt.splice(x,1)[0].remove(),en.splice(x,1),Ti.splice(x,1)),ei("delSeries",x)}i.delSeries=Nc;const Bs=[!1,!1,!1,!1];function cr(x,w){if(x._show=x.show,x.show){let L=x.side%2,I=y[x.scale];I==null&&(x.scale=L?M[1].scale:A,I=y[x.scale]);let $=I.time;x.size=wt(x.size),x.space=wt(x.space),x.rotate=wt(x.rotate),Zr(x.incrs)&&x.incrs.forEach(oe=>{!ha.has(oe)&&ha.set(oe,rS(oe))}),x.incrs=wt(x.incrs||(I.distr==2?dL:$?m==1?pL:_L:Ta)),x.splits=wt(x.splits||($&&I.distr==1?le:I.distr==3?Tp:I.distr==4?UL:IL)),x.stroke=wt(x.stroke),x.grid.stroke=wt(x.grid.stroke),x.ticks.stroke=wt(x.ticks.stroke),x.border.stroke=wt(x.border.stroke);let J=x.values;x.values=Zr(J)&&!Zr(J[0])?wt(J):$?Zr(J)?Y0(Y,q0(J,H)):V0(J)?yL(Y,J):J||K:J||NL,x.filter=wt(x.filter||(I.distr>=3&&I.log==10?OL:I.distr==3&&I.log==2?BL:iS)),x.font=cv(x.font),x.labelFont=cv(x.labelFont),x._size=x.size(i,null,w,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(Bs[w]=!0,x._el=hs(M3,f))}}function ur(x,w,L,I){let[$,J,oe,fe]=L,Se=w%2,Fe=0;return Se==0&&(fe||J)&&(Fe=w==0&&!$||w==2&&!oe?Wn(J0.size/3):0),Se==1&&($||oe)&&(Fe=w==1&&!J||w==3&&!fe?Wn(ev.size/2):0),Fe}const ul=i.padding=(n.padding||[ur,ur,ur,ur]).map(x=>wt(Lt(x,ur))),xs=i._padding=ul.map((x,w)=>x(i,w,Bs,0));let mn,Sn=null,Mn=null;const zs=s==1?M[0].idxs:null;let Xi=null,Fr=!1;function hl(x,w){if(e=x??[],i.data=i._data=e,s==2){mn=0;for(let L=1;L<M.length;L++)mn+=e[L][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),Xi=e[0],mn=Xi.length;let L=e;if(O==2){L=e.slice();let I=L[0]=Array(mn);for(let $=0;$<mn;$++)I[$]=$}i._data=e=L}if(gt(!0),ei("setData"),O==2&&(ye=!0),w!==!1){let L=D;L.auto(i,Fr)?dl():Br(A,L.min,L.max),ne=ne||he.left>=0,pe=!0,xi()}}i.setData=hl;function dl(){Fr=!0;let x,w;s==1&&(mn>0?(Sn=zs[0]=0,Mn=zs[1]=mn-1,x=e[0][Sn],w=e[0][Mn],O==2?(x=Sn,w=Mn):x==w&&(O==3?[x,w]=Ih(x,x,D.log,!1):O==4?[x,w]=Bm(x,x,D.log,!1):D.time?w=x+Wn(86400/m):[x,w]=fh(x,w,zm,!0))):(Sn=zs[0]=x=null,Mn=zs[1]=w=null)),Br(A,x,w)}let Za,kr,Ja,E,V,Q,q,Z,Te,De;function Ae(x,w,L,I,$,J){x??=T0,L??=Gm,I??="butt",$??=T0,J??="round",x!=Za&&(d.strokeStyle=Za=x),$!=kr&&(d.fillStyle=kr=$),w!=Ja&&(d.lineWidth=Ja=w),J!=V&&(d.lineJoin=V=J),I!=Q&&(d.lineCap=Q=I),L!=E&&d.setLineDash(E=L)}function Ue(x,w,L,I){w!=kr&&(d.fillStyle=kr=w),x!=q&&(d.font=q=x),L!=Z&&(d.textAlign=Z=L),I!=Te&&(d.textBaseline=Te=I)}function Ge(x,w,L,I,$=0){if(I.length>0&&x.auto(i,Fr)&&(w==null||w.min==null)){let J=Lt(Sn,0),oe=Lt(Mn,I.length-1),fe=L.min==null?O3(I,J,oe,$,x.distr==3):[L.min,L.max];x.min=Cs(x.min,L.min=fe[0]),x.max=ki(x.max,L.max=fe[1])}}const tt={min:null,max:null};function xt(){for(let I in y){let $=y[I];W[I]==null&&($.min==null||W[A]!=null&&$.auto(i,Fr))&&(W[I]=tt)}for(let I in y){let $=y[I];W[I]==null&&$.from!=null&&W[$.from]!=null&&(W[I]=tt)}W[A]!=null&&gt(!0);let x={};for(let I in W){let $=W[I];if($!=null){let J=x[I]=Ko(y[I],q3);if($.min!=null)Fn(J,$);else if(I!=A||s==2)if(mn==0&&J.from==null){let oe=J.range(i,null,null,I);J.min=oe[0],J.max=oe[1]}else J.min=Kt,J.max=-Kt}}if(mn>0){M.forEach((I,$)=>{if(s==1){let J=I.scale,oe=W[J];if(oe==null)return;let fe=x[J];if($==0){let Se=fe.range(i,fe.min,fe.max,J);fe.min=Se[0],fe.max=Se[1],Sn=As(fe.min,e[0]),Mn=As(fe.max,e[0]),Mn-Sn>1&&(e[0][Sn]<fe.min&&Sn++,e[0][Mn]>fe.max&&Mn--),I.min=Xi[Sn],I.max=Xi[Mn]}else I.show&&I.auto&&Ge(fe,oe,I,e[$],I.sorted);I.idxs[0]=Sn,I.idxs[1]=Mn}else if($>0&&I.show&&I.auto){let[J,oe]=I.facets,fe=J.scale,Se=oe.scale,[Fe,ke]=e[$],Be=x[fe],rt=x[Se];Be!=null&&Ge(Be,W[fe],J,Fe,J.sorted),rt!=null&&Ge(rt,W[Se],oe,ke,oe.sorted),I.min=oe.min,I.max=oe.max}});for(let I in x){let $=x[I],J=W[I];if($.from==null&&(J==null||J.min==null)){let oe=$.range(i,$.min==Kt?null:$.min,$.max==-Kt?null:$.max,I);$.min=oe[0],$.max=oe[1]}}}for(let I in x){let $=x[I];if($.from!=null){let J=x[$.from];if(J.min==null)$.min=$.max=null;else{let oe=$.range(i,J.min,J.max,I);$.min=oe[0],$.max=oe[1]}}}let w={},L=!1;for(let I in x){let $=x[I],J=y[I];if(J.min!=$.min||J.max!=$.max){J.min=$.min,J.max=$.max;let oe=J.distr;J._min=oe==3?Rr(J.min):oe==4?qd(J.min,J.asinh):oe==100?J.fwd(J.min):J.min,J._max=oe==3?Rr(J.max):oe==4?qd(J.max,J.asinh):oe==100?J.fwd(J.max):J.max,w[I]=L=!0}}if(L){M.forEach((I,$)=>{s==2?$>0&&w.y&&(I._paths=null):w[I.scale]&&(I._paths=null)});for(let I in w)ye=!0,ei("setScale",I);me&&he.left>=0&&(ne=pe=!0)}for(let I in W)W[I]=null}function He(x){let w=Ep(Sn-1,0,mn-1),L=Ep(Mn+1,0,mn-1);for(;x[w]==null&&w>0;)w--;for(;x[L]==null&&L<mn-1;)L++;return[w,L]}function yt(){if(mn>0){let x=M.some(w=>w._focus)&&De!=ze.alpha;x&&(d.globalAlpha=De=ze.alpha),M.forEach((w,L)=>{if(L>0&&w.show&&(hn(L,!1),hn(L,!0),w._paths==null)){let I=De;De!=w.alpha&&(d.globalAlpha=De=w.alpha);let $=s==2?[0,e[L][0].length-1]:He(e[L]);w._paths=w.paths(i,L,$[0],$[1]),De!=I&&(d.globalAlpha=De=I)}}),M.forEach((w,L)=>{if(L>0&&w.show){let I=De;De!=w.alpha&&(d.globalAlpha=De=w.alpha),w._paths!=null&&Ht(L,!1);{let $=w._paths!=null?w._paths.gaps:null,J=w.points.show(i,L,Sn,Mn,$),oe=w.points.filter(i,L,J,$);(J||oe)&&(w.points._paths=w.points.paths(i,L,Sn,Mn,oe),Ht(L,!0))}De!=I&&(d.globalAlpha=De=I),ei("drawSeries",L)}}),x&&(d.globalAlpha=De=1)}}function hn(x,w){let L=w?M[x].points:M[x];L._stroke=L.stroke(i,x),L._fill=L.fill(i,x)}function Ht(x,w){let L=w?M[x].points:M[x],{stroke:I,fill:$,clip:J,flags:oe,_stroke:fe=L._stroke,_fill:Se=L._fill,_width:Fe=L.width}=L._paths;Fe=Zt(Fe*Nt,3);let ke=null,Be=Fe%2/2;w&&Se==null&&(Se=Fe>0?"#fff":fe);let rt=L.pxAlign==1&&Be>0;if(rt&&d.translate(Be,Be),!w){let Dt=P-Fe/2,Ct=b-Fe/2,Mt=X+Fe,Je=ue+Fe;ke=new Path2D,ke.rect(Dt,Ct,Mt,Je)}w?Oe(fe,Fe,L.dash,L.cap,Se,I,$,oe,J):Gt(x,fe,Fe,L.dash,L.cap,Se,I,$,oe,ke,J),rt&&d.translate(-Be,-Be)}function Gt(x,w,L,I,$,J,oe,fe,Se,Fe,ke){let Be=!1;Se!=0&&C.forEach((rt,Dt)=>{if(rt.series[0]==x){let Ct=M[rt.series[1]],Mt=e[rt.series[1]],Je=(Ct._paths||ql).band;Zr(Je)&&(Je=rt.dir==1?Je[0]:Je[1]);let Ye,sn=null;Ct.show&&Je&&z3(Mt,Sn,Mn)?(sn=rt.fill(i,Dt)||J,Ye=Ct._paths.clip):Je=null,Oe(w,L,I,$,sn,oe,fe,Se,Fe,ke,Ye,Je),Be=!0}}),Be||Oe(w,L,I,$,J,oe,fe,Se,Fe,ke)}const Gn=Zo|Rp;function Oe(x,w,L,I,$,J,oe,fe,Se,Fe,ke,Be){Ae(x,w,L,I,$),(Se||Fe||Be)&&(d.save(),Se&&d.clip(Se),Fe&&d.clip(Fe)),Be?(fe&Gn)==Gn?(d.clip(Be),ke&&d.clip(ke),bt($,oe),Pn(x,J,w)):fe&Rp?(bt($,oe),d.clip(Be),Pn(x,J,w)):fe&Zo&&(d.save(),d.clip(Be),ke&&d.clip(ke),bt($,oe),d.restore(),Pn(x,J,w)):(bt($,oe),Pn(x,J,w)),(Se||Fe||Be)&&d.restore()}function Pn(x,w,L){L>0&&(w instanceof Map?w.forEach((I,$)=>{d.strokeStyle=Za=$,d.stroke(I)}):w!=null&&x&&d.stroke(w))}function bt(x,w){w instanceof Map?w.forEach((L,I)=>{d.fillStyle=kr=I,d.fill(L)}):w!=null&&x&&d.fill(w)}function hr(x,w,L,I){let $=R[x],J;if(I<=0)J=[0,0];else{let oe=$._space=$.space(i,x,w,L,I),fe=$._incrs=$.incrs(i,x,w,L,I,oe);J=oD(w,L,fe,I,oe)}return $._found=J}function Ln(x,w,L,I,$,J,oe,fe,Se,Fe){let ke=oe%2/2;S==1&&d.translate(ke,ke),Ae(fe,oe,Se,Fe,fe),d.beginPath();let Be,rt,Dt,Ct,Mt=$+(I==0||I==3?-J:J);L==0?(rt=$,Ct=Mt):(Be=$,Dt=Mt);for(let Je=0;Je<x.length;Je++)w[Je]!=null&&(L==0?Be=Dt=x[Je]:rt=Ct=x[Je],d.moveTo(Be,rt),d.lineTo(Dt,Ct));d.stroke(),S==1&&d.translate(-ke,-ke)}function ja(x){let w=!0;return R.forEach((L,I)=>{if(!L.show)return;let $=y[L.scale];if($.min==null){L._show&&(w=!1,L._show=!1,gt(!1));return}else L._show||(w=!1,L._show=!0,gt(!1));let J=L.side,oe=J%2,{min:fe,max:Se}=$,[Fe,ke]=hr(I,fe,Se,oe==0?k:Pe);if(ke==0)return;let Be=$.distr==2,rt=L._splits=L.splits(i,I,fe,Se,Fe,ke,Be),Dt=$.distr==2?rt.map(Ye=>Xi[Ye]):rt,Ct=$.distr==2?Xi[rt[1]]-Xi[rt[0]]:Fe,Mt=L._values=L.values(i,L.filter(i,Dt,I,ke,Ct),I,ke,Ct);L._rotate=J==2?L.rotate(i,Mt,I,ke):0;let Je=L._size;L._size=ds(L.size(i,Mt,I,x)),Je!=null&&L._size!=Je&&(w=!1)}),w}function Hs(x){let w=!0;return ul.forEach((L,I)=>{let $=L(i,I,Bs,x);$!=xs[I]&&(w=!1),xs[I]=$}),w}function dr(){for(let x=0;x<R.length;x++){let w=R[x];if(!w.show||!w._show)continue;let L=w.side,I=L%2,$,J,oe=w.stroke(i,x),fe=L==0||L==3?-1:1,[Se,Fe]=w._found;if(w.label!=null){let Ci=w.labelGap*fe,Ki=Wn((w._lpos+Ci)*Nt);Ue(w.labelFont[0],oe,"center",L==2?Tl:E0),d.save(),I==1?($=J=0,d.translate(Ki,Wn(b+ue/2)),d.rotate((L==3?-Gu:Gu)/2)):($=Wn(P+X/2),J=Ki);let xa=tS(w.label)?w.label(i,x,Se,Fe):w.label;d.fillText(xa,$,J),d.restore()}if(Fe==0)continue;let ke=y[w.scale],Be=I==0?X:ue,rt=I==0?P:b,Dt=w._splits,Ct=ke.distr==2?Dt.map(Ci=>Xi[Ci]):Dt,Mt=ke.distr==2?Xi[Dt[1]]-Xi[Dt[0]]:Se,Je=w.ticks,Ye=w.border,sn=Je.show?Je.size:0,_n=Wn(sn*Nt),ti=Wn((w.alignTo==2?w._size-sn-w.gap:w.gap)*Nt),Xt=w._rotate*-Gu/180,vn=g(w._pos*Nt),qi=(_n+ti)*fe,Ri=vn+qi;J=I==0?Ri:0,$=I==1?Ri:0;let os=w.font[0],ys=w.align==1?Mo:w.align==2?Wd:Xt>0?Mo:Xt<0?Wd:I==0?"center":L==3?Wd:Mo,Ws=Xt||I==1?"middle":L==2?Tl:E0;Ue(os,oe,ys,Ws);let Yi=w.font[1]*w.lineGap,ls=Dt.map(Ci=>g(o(Ci,ke,Be,rt))),Ss=w._values;for(let Ci=0;Ci<Ss.length;Ci++){let Ki=Ss[Ci];if(Ki!=null){I==0?$=ls[Ci]:J=ls[Ci],Ki=""+Ki;let xa=Ki.indexOf(`
`)==-1?[Ki]:Ki.split(/\n/gm);for(let Pi=0;Pi<xa.length;Pi++){let bg=xa[Pi];Xt?(d.save(),d.translate($,J+Pi*Yi),d.rotate(Xt),d.fillText(bg,0,0),d.restore()):d.fillText(bg,$,J+Pi*Yi)}}}Je.show&&Ln(ls,Je.filter(i,Ct,x,Fe,Mt),I,L,vn,_n,Zt(Je.width*Nt,3),Je.stroke(i,x),Je.dash,Je.cap);let $s=w.grid;$s.show&&Ln(ls,$s.filter(i,Ct,x,Fe,Mt),I,I==0?2:1,I==0?b:P,I==0?ue:X,Zt($s.width*Nt,3),$s.stroke(i,x),$s.dash,$s.cap),Ye.show&&Ln([vn],[1],I==0?1:0,I==0?1:2,I==1?b:P,I==1?ue:X,Zt(Ye.width*Nt,3),Ye.stroke(i,x),Ye.dash,Ye.cap)}ei("drawAxes")}function gt(x){M.forEach((w,L)=>{L>0&&(w._paths=null,x&&(s==1?(w.min=null,w.max=null):w.facets.forEach(I=>{I.min=null,I.max=null})))})}let gn=!1,Ai=!1,Vt=[];function Dn(){Ai=!1;for(let x=0;x<Vt.length;x++)ei(...Vt[x]);Vt.length=0}function xi(){gn||(eL(rg),gn=!0)}function Ic(x,w=!1){gn=!0,Ai=w,x(i),rg(),w&&Vt.length>0&&queueMicrotask(Dn)}i.batch=Ic;function rg(){if(ae&&(xt(),ae=!1),ye&&(Ee(),ye=!1),_e){if(rn(p,Mo,Ze),rn(p,Tl,ot),rn(p,Il,k),rn(p,Ul,Pe),rn(_,Mo,Ze),rn(_,Tl,ot),rn(_,Il,k),rn(_,Ul,Pe),rn(f,Il,pn),rn(f,Ul,Cn),h.width=Wn(pn*Nt),h.height=Wn(Cn*Nt),R.forEach(({_el:x,_show:w,_size:L,_pos:I,side:$})=>{if(x!=null)if(w){let J=$===3||$===0?L:0,oe=$%2==1;rn(x,oe?"left":"top",I-J),rn(x,oe?"width":"height",L),rn(x,oe?"top":"left",oe?ot:Ze),rn(x,oe?"height":"width",oe?Pe:k),bp(x,Aa)}else Qi(x,Aa)}),Za=kr=Ja=V=Q=q=Z=Te=E=null,De=1,ml(!0),Ze!=we||ot!=Yt||k!=We||Pe!=Ke){gt(!1);let x=k/We,w=Pe/Ke;if(me&&!ne&&he.left>=0){he.left*=x,he.top*=w,Qa&&Zs(Qa,Wn(he.left),0,k,Pe),eo&&Zs(eo,0,Wn(he.top),k,Pe);for(let L=0;L<dt.length;L++){let I=dt[L];I!=null&&(en[L]*=x,Ti[L]*=w,Zs(I,ds(en[L]),ds(Ti[L]),k,Pe))}}if(nn.show&&!se&&nn.left>=0&&nn.width>0){nn.left*=x,nn.width*=x,nn.top*=w,nn.height*=w;for(let L in td)rn(io,L,nn[L])}we=Ze,Yt=ot,We=k,Ke=Pe}ei("setSize"),_e=!1}pn>0&&Cn>0&&(d.clearRect(0,0,h.width,h.height),ei("drawClear"),T.forEach(x=>x()),ei("draw")),nn.show&&se&&(Uc(nn),se=!1),me&&ne&&(va(null,!0,!1),ne=!1),de.show&&de.live&&pe&&(Qh(),pe=!1),l||(l=!0,i.status=1,ei("ready")),Fr=!1,gn=!1}i.redraw=(x,w)=>{ye=w||!1,x!==!1?Br(A,D.min,D.max):xi()};function Zh(x,w){let L=y[x];if(L.from==null){if(mn==0){let I=L.range(i,w.min,w.max,x);w.min=I[0],w.max=I[1]}if(w.min>w.max){let I=w.min;w.min=w.max,w.max=I}if(mn>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;x==A&&L.distr==2&&mn>0&&(w.min=As(w.min,e[0]),w.max=As(w.max,e[0]),w.min==w.max&&w.max++),W[x]=w,ae=!0,xi()}}i.setScale=Zh;let Jh,jh,Qa,eo,ag,og,to,no,lg,cg,tn,on,Or=!1;const li=he.drag;let jn=li.x,Qn=li.y;me&&(he.x&&(Jh=hs(w3,_)),he.y&&(jh=hs(E3,_)),D.ori==0?(Qa=Jh,eo=jh):(Qa=jh,eo=Jh),tn=he.left,on=he.top);const nn=i.select=Fn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),io=nn.show?hs(b3,nn.over?_:p):null;function Uc(x,w){if(nn.show){for(let L in x)nn[L]=x[L],L in td&&rn(io,L,x[L]);w!==!1&&ei("setSelect")}}i.setSelect=Uc;function vM(x){if(M[x].show)ee&&bp(at[x],Aa);else if(ee&&Qi(at[x],Aa),me){let L=Ce?dt[0]:dt[x];L!=null&&Zs(L,-10,-10,k,Pe)}}function Br(x,w,L){Zh(x,{min:w,max:L})}function Gs(x,w,L,I){w.focus!=null&&bM(x),w.show!=null&&M.forEach(($,J)=>{J>0&&(x==J||x==null)&&($.show=w.show,vM(J),s==2?(Br($.facets[0].scale,null,null),Br($.facets[1].scale,null,null)):Br($.scale,null,null),xi())}),L!==!1&&ei("setSeries",x,w),I&&gl("setSeries",i,x,w)}i.setSeries=Gs;function xM(x,w){Fn(C[x],w)}function yM(x,w){x.fill=wt(x.fill||null),x.dir=Lt(x.dir,-1),w=w??C.length,C.splice(w,0,x)}function SM(x){x==null?C.length=0:C.splice(x,1)}i.addBand=yM,i.setBand=xM,i.delBand=SM;function MM(x,w){M[x].alpha=w,me&&dt[x]!=null&&(dt[x].style.opacity=w),ee&&at[x]&&(at[x].style.opacity=w)}let fr,zr,_a;const so={focus:!0};function bM(x){if(x!=_a){let w=x==null,L=ze.alpha!=1;M.forEach((I,$)=>{if(s==1||$>0){let J=w||$==0||$==x;I._focus=w?null:J,L&&MM($,J?1:ze.alpha)}}),_a=x,L&&xi()}}ee&&et&&At(C0,Re,x=>{he._lock||(Qe(x),_a!=null&&Gs(null,so,!0,Nn.setSeries))});function Vs(x,w,L){let I=y[w];L&&(x=x/Nt-(I.ori==1?ot:Ze));let $=k;I.ori==1&&($=Pe,x=$-x),I.dir==-1&&(x=$-x);let J=I._min,oe=I._max,fe=x/$,Se=J+(oe-J)*fe,Fe=I.distr;return Fe==3?qo(10,Se):Fe==4?G3(Se,I.asinh):Fe==100?I.bwd(Se):Se}function wM(x,w){let L=Vs(x,A,w);return As(L,e[0],Sn,Mn)}i.valToIdx=x=>As(x,e[0]),i.posToIdx=wM,i.posToVal=Vs,i.valToPos=(x,w,L)=>y[w].ori==0?r(x,y[w],L?X:k,L?P:0):a(x,y[w],L?ue:Pe,L?b:0),i.setCursor=(x,w,L)=>{tn=x.left,on=x.top,va(null,w,L)};function ug(x,w){rn(io,Mo,nn.left=x),rn(io,Il,nn.width=w)}function hg(x,w){rn(io,Tl,nn.top=x),rn(io,Ul,nn.height=w)}let fl=D.ori==0?ug:hg,pl=D.ori==1?ug:hg;function EM(){if(ee&&de.live)for(let x=s==2?1:0;x<M.length;x++){if(x==0&&mt)continue;let w=de.values[x],L=0;for(let I in w)$e[x][L++].firstChild.nodeValue=w[I]}}function Qh(x,w){if(x!=null&&(x.idxs?x.idxs.forEach((L,I)=>{te[I]=L}):X3(x.idx)||te.fill(x.idx),de.idx=te[0]),ee&&de.live){for(let L=0;L<M.length;L++)(L>0||s==1&&!mt)&&TM(L,te[L]);EM()}pe=!1,w!==!1&&ei("setLegend")}i.setLegend=Qh;function TM(x,w){let L=M[x],I=x==0&&O==2?Xi:e[x],$;mt?$=L.values(i,x,w)??st:($=L.value(i,w==null?null:I[w],x,w),$=$==null?st:{_:$}),de.values[x]=$}function va(x,w,L){lg=tn,cg=on,[tn,on]=he.move(i,tn,on),he.left=tn,he.top=on,me&&(Qa&&Zs(Qa,Wn(tn),0,k,Pe),eo&&Zs(eo,0,Wn(on),k,Pe));let I,$=Sn>Mn;fr=Kt,zr=null;let J=D.ori==0?k:Pe,oe=D.ori==1?k:Pe;if(tn<0||mn==0||$){I=he.idx=null;for(let fe=0;fe<M.length;fe++){let Se=dt[fe];Se!=null&&Zs(Se,-10,-10,k,Pe)}et&&Gs(null,so,!0,x==null&&Nn.setSeries),de.live&&(te.fill(I),pe=!0)}else{let fe,Se,Fe;s==1&&(fe=D.ori==0?tn:on,Se=Vs(fe,A),I=he.idx=As(Se,e[0],Sn,Mn),Fe=G(e[0][I],D,J,0));let ke=-10,Be=-10,rt=0,Dt=0,Ct=!0,Mt="",Je="";for(let Ye=s==2?1:0;Ye<M.length;Ye++){let sn=M[Ye],_n=te[Ye],ti=_n==null?null:s==1?e[Ye][_n]:e[Ye][1][_n],Xt=he.dataIdx(i,Ye,I,Se),vn=Xt==null?null:s==1?e[Ye][Xt]:e[Ye][1][Xt];if(pe=pe||vn!=ti||Xt!=_n,te[Ye]=Xt,Ye>0&&sn.show){let qi=Xt==null?-10:Xt==I?Fe:G(s==1?e[0][Xt]:e[Ye][0][Xt],D,J,0),Ri=vn==null?-10:U(vn,s==1?y[sn.scale]:y[sn.facets[1].scale],oe,0);if(et&&vn!=null){let os=D.ori==1?tn:on,ys=$n(ze.dist(i,Ye,Xt,Ri,os));if(ys<fr){let Ws=ze.bias;if(Ws!=0){let Yi=Vs(os,sn.scale),ls=vn>=0?1:-1,Ss=Yi>=0?1:-1;Ss==ls&&(Ss==1?Ws==1?vn>=Yi:vn<=Yi:Ws==1?vn<=Yi:vn>=Yi)&&(fr=ys,zr=Ye)}else fr=ys,zr=Ye}}if(pe||Ce){let os,ys;D.ori==0?(os=qi,ys=Ri):(os=Ri,ys=qi);let Ws,Yi,ls,Ss,$s,Ci,Ki=!0,xa=ce.bbox;if(xa!=null){Ki=!1;let Pi=xa(i,Ye);ls=Pi.left,Ss=Pi.top,Ws=Pi.width,Yi=Pi.height}else ls=os,Ss=ys,Ws=Yi=ce.size(i,Ye);if(Ci=ce.fill(i,Ye),$s=ce.stroke(i,Ye),Ce)Ye==zr&&fr<=ze.prox&&(ke=ls,Be=Ss,rt=Ws,Dt=Yi,Ct=Ki,Mt=Ci,Je=$s);else{let Pi=dt[Ye];Pi!=null&&(en[Ye]=ls,Ti[Ye]=Ss,F0(Pi,Ws,Yi,Ki),I0(Pi,Ci,$s),Zs(Pi,ds(ls),ds(Ss),k,Pe))}}}}if(Ce){let Ye=ze.prox,sn=_a==null?fr<=Ye:fr>Ye||zr!=_a;if(pe||sn){let _n=dt[0];_n!=null&&(en[0]=ke,Ti[0]=Be,F0(_n,rt,Dt,Ct),I0(_n,Mt,Je),Zs(_n,ds(ke),ds(Be),k,Pe))}}}if(nn.show&&Or)if(x!=null){let[fe,Se]=Nn.scales,[Fe,ke]=Nn.match,[Be,rt]=x.cursor.sync.scales,Dt=x.cursor.drag;if(jn=Dt._x,Qn=Dt._y,jn||Qn){let{left:Ct,top:Mt,width:Je,height:Ye}=x.select,sn=x.scales[Be].ori,_n=x.posToVal,ti,Xt,vn,qi,Ri,os=fe!=null&&Fe(fe,Be),ys=Se!=null&&ke(Se,rt);os&&jn?(sn==0?(ti=Ct,Xt=Je):(ti=Mt,Xt=Ye),vn=y[fe],qi=G(_n(ti,Be),vn,J,0),Ri=G(_n(ti+Xt,Be),vn,J,0),fl(Cs(qi,Ri),$n(Ri-qi))):fl(0,J),ys&&Qn?(sn==1?(ti=Ct,Xt=Je):(ti=Mt,Xt=Ye),vn=y[Se],qi=U(_n(ti,rt),vn,oe,0),Ri=U(_n(ti+Xt,rt),vn,oe,0),pl(Cs(qi,Ri),$n(Ri-qi))):pl(0,oe)}else nd()}else{let fe=$n(lg-ag),Se=$n(cg-og);if(D.ori==1){let rt=fe;fe=Se,Se=rt}jn=li.x&&fe>=li.dist,Qn=li.y&&Se>=li.dist;let Fe=li.uni;Fe!=null?jn&&Qn&&(jn=fe>=Fe,Qn=Se>=Fe,!jn&&!Qn&&(Se>fe?Qn=!0:jn=!0)):li.x&&li.y&&(jn||Qn)&&(jn=Qn=!0);let ke,Be;jn&&(D.ori==0?(ke=to,Be=tn):(ke=no,Be=on),fl(Cs(ke,Be),$n(Be-ke)),Qn||pl(0,oe)),Qn&&(D.ori==1?(ke=to,Be=tn):(ke=no,Be=on),pl(Cs(ke,Be),$n(Be-ke)),jn||fl(0,J)),!jn&&!Qn&&(fl(0,0),pl(0,0))}if(li._x=jn,li._y=Qn,x==null){if(L){if(Mg!=null){let[fe,Se]=Nn.scales;Nn.values[0]=fe!=null?Vs(D.ori==0?tn:on,fe):null,Nn.values[1]=Se!=null?Vs(D.ori==1?tn:on,Se):null}gl($d,i,tn,on,k,Pe,I)}if(et){let fe=L&&Nn.setSeries,Se=ze.prox;_a==null?fr<=Se&&Gs(zr,so,!0,fe):fr>Se?Gs(null,so,!0,fe):zr!=_a&&Gs(zr,so,!0,fe)}}pe&&(de.idx=I,Qh()),w!==!1&&ei("setCursor")}let Hr=null;Object.defineProperty(i,"rect",{get(){return Hr==null&&ml(!1),Hr}});function ml(x=!1){x?Hr=null:(Hr=_.getBoundingClientRect(),ei("syncRect",Hr))}function dg(x,w,L,I,$,J,oe){he._lock||Or&&x!=null&&x.movementX==0&&x.movementY==0||(ed(x,w,L,I,$,J,oe,!1,x!=null),x!=null?va(null,!0,!0):va(w,!0,!1))}function ed(x,w,L,I,$,J,oe,fe,Se){if(Hr==null&&ml(!1),Qe(x),x!=null)L=x.clientX-Hr.left,I=x.clientY-Hr.top;else{if(L<0||I<0){tn=-10,on=-10;return}let[Fe,ke]=Nn.scales,Be=w.cursor.sync,[rt,Dt]=Be.values,[Ct,Mt]=Be.scales,[Je,Ye]=Nn.match,sn=w.axes[0].side%2==1,_n=D.ori==0?k:Pe,ti=D.ori==1?k:Pe,Xt=sn?J:$,vn=sn?$:J,qi=sn?I:L,Ri=sn?L:I;if(Ct!=null?L=Je(Fe,Ct)?o(rt,y[Fe],_n,0):-10:L=_n*(qi/Xt),Mt!=null?I=Ye(ke,Mt)?o(Dt,y[ke],ti,0):-10:I=ti*(Ri/vn),D.ori==1){let os=L;L=I,I=os}}Se&&(w==null||w.cursor.event.type==$d)&&((L<=1||L>=k-1)&&(L=Ea(L,k)),(I<=1||I>=Pe-1)&&(I=Ea(I,Pe))),fe?(ag=L,og=I,[to,no]=he.move(i,L,I)):(tn=L,on=I)}const td={width:0,height:0,left:0,top:0};function nd(){Uc(td,!1)}let fg,pg,mg,gg;function _g(x,w,L,I,$,J,oe){Or=!0,jn=Qn=li._x=li._y=!1,ed(x,w,L,I,$,J,oe,!0,!1),x!=null&&(At(Xd,Sp,vg,!1),gl(A0,i,to,no,k,Pe,null));let{left:fe,top:Se,width:Fe,height:ke}=nn;fg=fe,pg=Se,mg=Fe,gg=ke}function vg(x,w,L,I,$,J,oe){Or=li._x=li._y=!1,ed(x,w,L,I,$,J,oe,!1,!0);let{left:fe,top:Se,width:Fe,height:ke}=nn,Be=Fe>0||ke>0,rt=fg!=fe||pg!=Se||mg!=Fe||gg!=ke;if(Be&&rt&&Uc(nn),li.setScale&&Be&&rt){let Dt=fe,Ct=Fe,Mt=Se,Je=ke;if(D.ori==1&&(Dt=Se,Ct=ke,Mt=fe,Je=Fe),jn&&Br(A,Vs(Dt,A),Vs(Dt+Ct,A)),Qn)for(let Ye in y){let sn=y[Ye];Ye!=A&&sn.from==null&&sn.min!=Kt&&Br(Ye,Vs(Mt+Je,Ye),Vs(Mt,Ye))}nd()}else he.lock&&(he._lock=!he._lock,va(w,!0,x!=null));x!=null&&(Hn(Xd,Sp),gl(Xd,i,tn,on,k,Pe,null))}function AM(x,w,L,I,$,J,oe){if(he._lock)return;Qe(x);let fe=Or;if(Or){let Se=!0,Fe=!0,ke=10,Be,rt;D.ori==0?(Be=jn,rt=Qn):(Be=Qn,rt=jn),Be&&rt&&(Se=tn<=ke||tn>=k-ke,Fe=on<=ke||on>=Pe-ke),Be&&Se&&(tn=tn<to?0:k),rt&&Fe&&(on=on<no?0:Pe),va(null,!0,!0),Or=!1}tn=-10,on=-10,te.fill(null),va(null,!0,!0),fe&&(Or=fe)}function xg(x,w,L,I,$,J,oe){he._lock||(Qe(x),dl(),nd(),x!=null&&gl(P0,i,tn,on,k,Pe,null))}function yg(){R.forEach(lD),F(i.width,i.height,!0)}ka(dh,Io,yg);const ro={};ro.mousedown=_g,ro.mousemove=dg,ro.mouseup=vg,ro.dblclick=xg,ro.setSeries=(x,w,L,I)=>{let $=Nn.match[2];L=$(i,w,L),L!=-1&&Gs(L,I,!0,!1)},me&&(At(A0,_,_g),At($d,_,dg),At(R0,_,x=>{Qe(x),ml(!1)}),At(C0,_,AM),At(P0,_,xg),Cp.add(i),i.syncRect=ml);const Fc=i.hooks=n.hooks||{};function ei(x,w,L){Ai?Vt.push([x,w,L]):x in Fc&&Fc[x].forEach(I=>{I.call(null,i,w,L)})}(n.plugins||[]).forEach(x=>{for(let w in x.hooks)Fc[w]=(Fc[w]||[]).concat(x.hooks[w])});const Sg=(x,w,L)=>L,Nn=Fn({key:null,setSeries:!1,filters:{pub:H0,sub:H0},scales:[A,M[1]?M[1].scale:null],match:[G0,G0,Sg],values:[null,null]},he.sync);Nn.match.length==2&&Nn.match.push(Sg),he.sync=Nn;const Mg=Nn.key,id=ES(Mg);function gl(x,w,L,I,$,J,oe){Nn.filters.pub(x,w,L,I,$,J,oe)&&id.pub(x,w,L,I,$,J,oe)}id.sub(i);function RM(x,w,L,I,$,J,oe){Nn.filters.sub(x,w,L,I,$,J,oe)&&ro[x](null,w,L,I,$,J,oe)}i.pub=RM;function CM(){id.unsub(i),Cp.delete(i),Jn.clear(),wp(dh,Io,yg),c.remove(),Re?.remove(),ei("destroy")}i.destroy=CM;function sd(){ei("init",n,e),hl(e||n.data,!1),W[A]?Zh(A,W[A]):dl(),se=nn.show&&(nn.width>0||nn.height>0),ne=pe=!0,F(n.width,n.height)}return M.forEach(Ka),R.forEach(cr),t?t instanceof HTMLElement?(t.appendChild(c),sd()):t(i,sd):sd(),i}_i.assign=Fn;_i.fmtNum=Hm;_i.rangeNum=fh;_i.rangeLog=Ih;_i.rangeAsinh=Bm;_i.orient=Ya;_i.pxRatio=Nt;_i.join=Q3;_i.fmtDate=Vm,_i.tzDate=uL;_i.sync=ES;{_i.addGap=XL,_i.clipGaps=kh;let n=_i.paths={points:LS};n.linear=NS,n.stepped=KL,n.bars=ZL,n.spline=jL}const cD=(n,e)=>Math.max(46,12+6.6*Math.max(0,...(e??[]).map(t=>t.length))),uv=(n,e)=>({stroke:Tn("--soft"),grid:{stroke:Tn("--rule"),width:1},ticks:{stroke:Tn("--rule"),width:1,size:4},font:'11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',labelFont:'11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',label:n,labelSize:n?14:0,labelGap:0,gap:3,size:e,values:(t,i)=>i.map(s=>s===null?"":Ve(s,5))});function uD(n,e){const t=n.colour??Nr[e%Nr.length];return{label:n.label,stroke:t,width:n.points?0:n.width??1.6,dash:n.dashed?[5,4]:void 0,paths:n.points?()=>null:void 0,points:{show:n.points??!1,size:6,fill:t,stroke:t,width:0},show:!n.hidden,spanGaps:!1}}function hD(n){return{hooks:{draw:e=>{if(!n.cursor)return;const t=Math.round(e.valToPos(n.cursor(),"x",!0))+.5;t<e.bbox.left||t>e.bbox.left+e.bbox.width||(e.ctx.save(),e.ctx.strokeStyle=Tn("--link"),e.ctx.lineWidth=1.5*_i.pxRatio,e.ctx.beginPath(),e.ctx.moveTo(t,e.bbox.top),e.ctx.lineTo(t,e.bbox.top+e.bbox.height),e.ctx.stroke(),e.ctx.restore())}}}}function dD(n,e){const t=n.curves.flatMap((i,s)=>i.bandTo===void 0?[]:[{series:[s+1,i.bandTo+1],fill:`${i.colour??Nr[s]}33`}]);return{width:e,height:n.height??130,padding:[8,10,0,0],legend:{show:!1},cursor:{drag:{x:!1,y:!1},points:{size:5},y:!1},scales:{x:{time:!1,distr:n.logX?3:1},y:n.yRange?{range:(i,s,r)=>[n.yRange[0]??s,n.yRange[1]??r+.05*(r-s||1)]}:{}},axes:[uv(n.xLabel,20),uv("",cD)],series:[{label:n.xLabel},...n.curves.map(uD)],bands:t,plugins:[hD(n)]}}function fD(n,e){const t=i=>{const s=n.over.getBoundingClientRect();e(n.posToVal(i.clientX-s.left,"x"))};n.over.addEventListener("pointerdown",i=>{n.over.setPointerCapture(i.pointerId),t(i)}),n.over.addEventListener("pointermove",i=>i.buttons===1&&t(i))}function oi(n){const e=Us(null),t=Fs.value;Oi(()=>{const s=e.current,r=[Array.from(n.x),...n.curves.map(c=>Array.from(c.values))],a=new _i(dD(n,Math.max(120,s.clientWidth)),r,s);n.onSeek&&fD(a,n.onSeek);const o=new ResizeObserver(()=>{const c=s.clientWidth;c>0&&c!==a.width&&a.setSize({width:c,height:n.height??130})});o.observe(s);const l=n.cursor?Rt(()=>{n.cursor(),a.redraw(!1,!1)}):()=>{};return()=>{l(),o.disconnect(),a.destroy()}},[n.x,n.height,n.title,t,...n.curves.map(s=>s.values)]);const i=n.curves.filter(s=>s.label!==""&&!s.hidden);return u("figure",{class:"plot",children:[u("figcaption",{class:"caption",children:[n.title,i.length>1&&i.map(s=>u("span",{class:"key",children:[u("span",{class:"swatch",style:{background:s.colour??Nr[n.curves.indexOf(s)%Nr.length]}}),s.label]},s.label))]}),u("div",{ref:e,role:"img","aria-label":`${n.title} over ${n.xLabel}`})]})}const pD=["mass_kg","duration_s","path_length_m","runout_m","drop_m","reach_angle_deg","max_speed_m_s","max_energy_kJ","max_translational_energy_kJ","max_rotational_energy_kJ","max_height_m","impacts"];function mD(n,e){const t=Qs.value?.header.record[n];if(typeof t=="number")return t;const i=sa.value;return i&&e<i.rows?i.numbers(n)[e]??null:null}function gD({rock:n}){return u("table",{class:"plain","data-test":"rock-numbers",children:u("tbody",{children:pD.map(e=>{const{label:t,unit:i}=nr(e);return u("tr",{children:[u("td",{class:"soft",children:t}),u("td",{class:"number","data-column":e,children:Ft(mD(e,n),i)})]},e)})})})}function _D(){const n=Qs.value;if(!n)return null;const e=n.frames.times;return u(ut,{children:[["speed","m/s",[["speed_m_s","speed"]]],["kinetic energy","kJ",[["energy_kJ","total"],["rotational_energy_kJ","of rotation"]]],["height above ground","m",[["height_m","height"]]]].filter(([,,i])=>n.columns[i[0][0]]).map(([i,s,r])=>u(oi,{title:`${i}, ${s}`,xLabel:"time, s",x:e,height:118,yRange:[0,null],curves:r.filter(([a])=>n.columns[a]).map(([a,o])=>({label:o,values:n.columns[a]})),cursor:()=>cn.value,onSeek:fa},i))})}function vD(){const n=wn.value,e=Qs.value,t=ic.value[rm(Et.value,n)]??[],i=e?.header.stop??(sa.value&&n<sa.value.rows?sa.value.word("stop",n):"");return u("aside",{class:"inspector","aria-label":`rock ${n}`,"data-test":"inspector",children:[u("div",{class:"dialog-head",children:[u("h2",{children:["Rock ",Ve(n),t.length>0&&u(ut,{children:[" ",u("span",{class:"chip",children:t.join(", ")})]})]}),u("button",{class:"button small icon plain","aria-label":"let go of the rock",onClick:()=>void Ho(null),children:u(Bn,{name:"close"})})]}),u("p",{class:"soft",children:[e?e.header.rock_name:"",i?` · ${i}`:""]}),u(gD,{rock:n}),u("br",{}),!e&&(Ux.value==="file"||En.value?.same_project===!1)&&u("div",{class:"warnings",children:"The project has changed since this run: its rocks cannot be played back."}),u(_D,{})]})}function xD(n){if(n.logarithmic)return[n.low,Math.sqrt(n.low*n.high),n.high].map((i,s)=>({share:s/2,text:Ve(i,2)}));const e=ko(n.low,n.high,4).map(t=>({share:(t-n.low)/(n.high-n.low||1),text:Ve(t,3)}));return e.some(t=>t.share>.97)?e:[...e.filter(t=>t.share<.78),{share:1,text:Ve(n.high,3)}]}function hv({legend:n,what:e}){return u("div",{class:"plate legend","data-test":`legend-${e}`,children:[u("div",{class:"caption",children:[u("span",{children:[e,": ",n.title]}),u("span",{class:"soft",children:n.unit})]}),u("div",{class:"ramp",style:{background:oP(n.scale,"to right")}}),u("div",{class:"marks",children:xD(n).map(t=>u("span",{style:{left:`${100*t.share}%`},children:t.text},t.share))})]})}function Lc(n){let e=0;for(let t=1;t<n.length;++t)e+=Math.hypot(n[t][0]-n[t-1][0],n[t][1]-n[t-1][1]);return e}function yD(n,e,t){const i=Lc([e,t]),s=Math.min(4e3,Math.max(2,Math.ceil(i/(.5*Math.min(n.stepX,n.stepY))))),r=[],a=[];for(let o=0;o<=s;++o){const l=o/s,c=im(n,e[0]+l*(t[0]-e[0]),e[1]+l*(t[1]-e[1]));r.push(l*i),a.push(Number.isNaN(c)?null:c)}return{distance:r,height:a}}function SD(n,e,t,i,s){const r=Lc([n,e])||1,[a,o]=[(e[0]-n[0])/r,(e[1]-n[1])/r],[l,c]=[t-n[0],i-n[1]];return{distance:l*a+c*o,height:s,aside:a*c-o*l}}const Hh=190;function MD(n,e,t,i){const[s,r,a,o]=[52,n-12,10,Hh-24],l=Math.min((r-s)/i,(o-a)/Math.max(1e-6,t-e)),c=(r-s)/i,h=Math.min((o-a)/Math.max(1e-6,t-e),c*3);return{x:d=>s+d*c,y:d=>o-(d-e)*Math.max(l,h),low:e,high:t,length:i}}function bD(n,e,t,i){n.font='11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',n.fillStyle=Tn("--soft"),n.strokeStyle=Tn("--rule"),n.lineWidth=1,n.textAlign="right",n.textBaseline="middle";for(const s of ko(e.low+i,e.high+i,4)){const r=Math.round(e.y(s-i))+.5;n.beginPath(),n.moveTo(52,r),n.lineTo(t-12,r),n.stroke(),n.fillText(Ve(s),46,r)}n.textAlign="center";for(const s of ko(0,e.length,8))n.fillText(`${Ve(s)} m`,Math.min(e.x(s),t-24),Hh-10)}function wD(n,e,t,i){n.strokeStyle=Tn("--ink"),n.lineWidth=2,n.beginPath();let s=!1;i.forEach((r,a)=>{if(r===null)return void(s=!1);n[s?"lineTo":"moveTo"](e.x(t[a]),e.y(r)),s=!0}),n.stroke()}function ED(n,e,t,i){const s=Et.value,r=s.quantities.get(na.value),a=Ef.value?.high||1,o=c=>{const h=SD(t,i,s.positions[3*c],s.positions[3*c+1],s.positions[3*c+2]);return Math.abs(h.aside)<=Lu.value&&h.distance>=0&&h.distance<=e.length?h:null};let l=0;n.lineWidth=1.2;for(let c=0;c<s.rocks.length;++c){let[h,d]=[o(s.offsets[c]),!1];for(let f=s.offsets[c]+1;f<s.offsets[c+1];++f){const p=o(f);h&&p&&(d=!0,n.strokeStyle=r?qy($y("viridis",r[f]/a)):Tn("--link"),n.beginPath(),n.moveTo(e.x(h.distance),e.y(h.height)),n.lineTo(e.x(p.distance),e.y(p.height)),n.stroke()),h=p}d&&(l+=1)}return l}function TD(n){const e=qt.value?.grid,t=gs.value;if(!e||!t)return 0;const i=n.clientWidth,s=window.devicePixelRatio||1;[n.width,n.height]=[Math.round(i*s),Math.round(Hh*s)];const r=n.getContext("2d");r.setTransform(s,0,0,s,0,0);const{distance:a,height:o}=yD(e,t.from,t.to),l=o.filter(p=>p!==null),[c,h]=[Math.min(...l),Math.max(...l)],d=MD(i,c-1,h+.12*(h-c)+2,Lc([t.from,t.to]));bD(r,d,i,Ba()[2]);const f=ED(r,d,t.from,t.to);return wD(r,d,a,o),f}function AD(){const n=Us(null),e=Us(null),t=gs.value,i=[t,Lu.value,Fs.value,Et.value,na.value,qt.value];return Oi(()=>{const s=()=>{n.current&&e.current&&(e.current.textContent=`${Ve(TD(n.current))} paths`)};s();const r=new ResizeObserver(s);return r.observe(n.current),()=>r.disconnect()},i),u("div",{class:"dock profile","data-test":"profile",children:[u("div",{class:"caption",children:[u("b",{children:"Cut"}),u("span",{class:"soft",children:Ft(Lc([t.from,t.to]),"m")}),u("label",{class:"check",children:["paths within",u("select",{value:String(Lu.value),onChange:s=>Lu.value=Number(s.currentTarget.value),children:[2,5,10,20,50,1e3].map(s=>u("option",{value:String(s),children:s===1e3?"all":`${s} m`},s))})]}),u("span",{class:"soft",ref:e}),u("span",{class:"space",style:{flex:1}}),u("button",{class:"button small icon plain","aria-label":"close the cut",onClick:()=>gs.value=null,children:u(Bn,{name:"close"})})]}),u("canvas",{ref:n,style:{width:"100%",height:`${Hh}px`,display:"block"},role:"img","aria-label":"ground and paths along the cut"})]})}function Zm(n){const e=Us(null),[t,i]=ii(null),[s,r]=ii("");return GM(()=>{let a;try{a=n(e.current)}catch(o){return r(o instanceof Error?o.message:String(o))}return i(a),ri.value=a,window.talusStage=a,()=>{ri.value=null,a.dispose()}},[]),{host:e,stage:t,problem:s}}const RD={ArrowLeft:[-.1,0],ArrowRight:[.1,0],ArrowUp:[0,.08],ArrowDown:[0,-.08]};function CD(n){const e=RD[n.key];e&&(n.preventDefault(),ri.value?.stage.turn(...e))}function Jm({opened:{host:n,problem:e},what:t,holdsArrows:i=!1}){return u(ut,{children:[u("div",{ref:n,class:"stage-host",tabIndex:0,role:"application","aria-label":`${t} in space; arrows turn the camera`,onKeyDown:i?void 0:CD,"data-test":"stage"}),e&&u("div",{class:"centre over-stage",children:u("p",{class:"error-box",role:"alert","data-test":"no-webgl",children:e})})]})}const Jd=2e3;function Gh({what:n,frame:e=1/30,extra:t}){const{time:i,end:s,playing:r,speed:a}=Zb,o=s.value,l=o<1?4:2;return u("div",{class:"dock timeline",role:"group","aria-label":"playback",children:[u("span",{class:"what",title:n,children:n}),u("button",{class:"button icon",onClick:nm,"aria-label":r.value?"pause":"play",title:"play or pause (space)","data-test":"play",children:u(Bn,{name:r.value?"pause":"play"})}),u("button",{class:"button icon",onClick:()=>tc(-e),"aria-label":"one frame back",title:"one frame back (,)",children:u(Bn,{name:"back"})}),u("button",{class:"button icon",onClick:()=>tc(e),"aria-label":"one frame forward",title:"one frame forward (.)",children:u(Bn,{name:"forward"})}),u("input",{type:"range",min:0,max:Jd,step:1,value:o>0?i.value/o*Jd:0,"aria-label":"time","data-test":"scrub","aria-valuetext":`${i.value.toFixed(2)} s`,onInput:c=>fa(Number(c.currentTarget.value)/Jd*o)}),u("span",{class:"number","data-test":"time",children:[i.value.toFixed(l)," of ",o.toFixed(l)," s"]}),u("label",{class:"check",title:"speed of the playback",children:[u("span",{class:"hidden-text",children:"speed"}),u("select",{value:String(a.value),onChange:c=>a.value=Number(c.currentTarget.value),"data-test":"speed",children:mx.map(c=>u("option",{value:String(c),children:[c,"×"]},c))})]}),t]})}const PD=[["oblique","Oblique","1"],["top","Top","2"],["front","Front","3"],["side","Side","4"]];function LD(){return u("div",{class:"plate bar",role:"group","aria-label":"camera",children:[PD.map(([n,e,t])=>u("button",{class:"button",title:`view (${t})`,onClick:()=>ri.value?.stage.look(n),children:e},n)),u("button",{class:"button",title:"fit the rock or the slope (F)",onClick:()=>ri.value?.fit(),children:"Fit"}),u("button",{class:"button","aria-pressed":xn.value==="cut"||gs.value!==null,title:"cut through the slope along a line (C)","data-test":"tool-cut",onClick:()=>gs.value!==null?gs.value=null:xn.value=xn.value==="cut"?null:"cut",children:[u(Bn,{name:"cut"}),"Cut"]})]})}const DD=[["point","point","Point","source at a point (Q)"],["line","line","Line","source along a line (L)"],["area","area","Area","source in an area (A)"],["barrier","barrier","Barrier","barrier (W)"],["counter","counter","Counter","line on which rocks are counted (T)"],["region","region","Region","region of a material (G)"]];function ND(){return u("div",{class:"plate bar",role:"group","aria-label":"draw on the ground",children:DD.map(([n,e,t,i])=>u("button",{class:"button","aria-pressed":xn.value===n,"aria-label":t,title:`draw: ${i}`,"data-test":`tool-${n}`,onClick:()=>xn.value=xn.value===n?null:n,children:[u(Bn,{name:e}),u("span",{class:"wide-only",children:t})]},n))})}const ID={point:"Click where rocks are let go",line:"Click along the line; Enter or a double click ends",area:"Click the corners; Enter or a double click ends",barrier:"Click along the foot of the barrier; Enter or a double click ends",counter:"Click along the line; Enter or a double click ends",region:"Click the corners of the region; Enter or a double click ends",cut:"Click the two ends of the cut"};function UD(){const n=Xx.value,e=Ba();return n?u("div",{class:"plate readout","aria-hidden":"true",children:[(n[0]+e[0]).toFixed(1),", ",(n[1]+e[1]).toFixed(1)," · ",(n[2]+e[2]).toFixed(1)," m"]}):null}function FD(){if(qt.value||!Ie.value)return null;const n=aa.value[0];return u("div",{class:"floating bottom-right",children:u("div",{class:"plate hint","data-test":"no-slope",children:Ie.value.data?.slope===void 0?"No slope yet: drop a height model (.tif, .asc) or a mesh onto the page":n?n.message:"Reading the slope …"})})}function kD(){const n=()=>{is.value=!is.value,is.value||ri.value?.fit()};return u("button",{class:"button","aria-pressed":is.value,onClick:n,title:"the camera goes along with the rock (V)","data-test":"follow",children:"Follow"})}function OD(){const n=Zm(t=>new d3(t)),e=wn.value!==null?Qs.value!==null:Et.value.rocks.length>0;return u("div",{class:"work",children:[u("div",{class:"stage-row",children:[u("div",{class:"stage",children:[u(Jm,{opened:n,what:"slope",holdsArrows:yn.value!==null&&It.value==="setup"}),u("div",{class:"floating top-left",children:[u(LD,{}),It.value==="setup"&&Ie.value?.writable&&qt.value&&u(ND,{}),It.value==="setup"&&u(Qw,{}),xn.value&&u("div",{class:"plate hint",role:"status",children:ID[xn.value]})]}),u("div",{class:"floating bottom-left",children:[wf.value&&u(hv,{legend:wf.value,what:"ground"}),Ii.paths.value&&Ef.value&&u(hv,{legend:Ef.value,what:"paths"})]}),u("div",{class:"floating bottom-right",children:u(UD,{})}),!n.problem&&u(FD,{})]}),wn.value!==null&&u(vD,{})]}),gs.value&&u(AD,{}),e&&el.value&&u(Gh,{what:wn.value!==null?`Rock ${wn.value}`:`${Ve(Et.value.rocks.length)} paths`,extra:wn.value!==null&&u(kD,{})})]})}const kS=([n,e,t,i],[s,r,a,o])=>[n*s-e*r-t*a-i*o,n*r+e*s+t*o-i*a,n*a-e*o+t*s+i*r,n*o+e*a-t*r+i*s],BD=([n,e,t,i])=>[n,-e,-t,-i],Da=(n,e,t)=>e.map(i=>n.numbers(i)[t]),Lp=["x_m","y_m","z_m"],Dp=["qw","qx","qy","qz"],zD=["vx_m_s","vy_m_s","vz_m_s"];function dv(n){const e=n.reduce((s,r)=>s+r.table.rows,0),t={times:new Float64Array(e),places:new Float32Array(3*e),attitudes:new Float32Array(4*e),velocities:new Float32Array(3*e)};let i=0;for(const{table:s,time:r,later:a,shift:o,turn:l}of n)for(let c=0;c<s.rows;++c,++i){t.times[i]=s.numbers(r)[c]+a,t.places.set(Da(s,Lp,c).map((d,f)=>d+o[f]),3*i);const h=Da(s,Dp,c);t.attitudes.set(l?kS(h,l):h,4*i),t.velocities.set(Da(s,zD,c),3*i)}return t}function HD(n,e,t){const i=n.rows-1,s=n.numbers("t_s")[i]??0,r={table:n,time:"t_s",later:0,shift:[0,0,0],turn:null};if(!e||e.rows===0)return{frames:dv([r]),duration:s,handOver:null,pedestal:[0,0,0]};const[a,o]=[Da(n,Lp,i),Da(e,Lp,0)],l=o.map((f,p)=>f-a[p]-t[p]),c=kS(BD(Da(e,Dp,0)),Da(n,Dp,i)),h={table:e,time:"time_s",later:s,shift:t.map(f=>-f),turn:c},d=dv([{...r,shift:l},h]);return{frames:d,duration:d.times[d.times.length-1],handOver:s,pedestal:l}}const Ui=Le(null),Vh=Le(null),or=Le({}),GD=pt(()=>Is(Vh.value,"study")||String(Ei(["study","type"])??"")),Wh=pt(()=>Ie.value?.kind==="rocking"),VD={single:["history.csv","runout_frames.csv"],grid:["cases.csv"],fragility:["runs.csv","fragility.csv"],overturning:["overturning.csv"]};async function WD(){const n=await gi(ft.block());if(!n)return void(Ui.value=null);const{header:e,arrays:t}=n,i=(s,r)=>({positions:t[s]??new Float32Array(0),triangles:t[r]??new Uint32Array(0)});Ui.value={...e,body:i("position","index"),pedestal:i("pedestal_position","pedestal_index"),start:Array.from(t.start_position??[0,0,0]),attitude:Array.from(yx(t.start_attitude??Float32Array.from([0,0,0,1])))}}async function OS(n){const e=await gi(ft.summary(n.id));if(!e)return null;const t=(VD[Is(e,"study")]??[]).filter(s=>n.files?.includes(s)??!0),i=await Promise.all(t.map(async s=>[s,await gi(ft.table(n.id,s))]));return{summary:e,tables:Object.fromEntries(i.flatMap(([s,r])=>r?[[s,Bo(r)]]:[]))}}async function $D(n){const e=await OS(n);n.id!==ht.value||!e||([Vh.value,or.value]=[e.summary,e.tables])}Rt(()=>{Ir.value,Wh.value?WD():Ui.value=null});const BS=n=>n&&!n.live&&n.complete?`${n.id} ${n.modified}`:"",XD=pt(()=>BS(En.value)),qD=pt(()=>BS(Mh.value));Rt(()=>{const n=XD.value;Vh.value=null,or.value={},Wh.value&&n!==""&&$D(En.peek())});const mh=Le({});Rt(()=>{const n=qD.value;if(mh.value={},!Wh.value||n===""||It.value!=="compare")return;const e=Mh.peek();OS(e).then(t=>{t&&e.id===un.value&&(mh.value=t.tables)})});const es=pt(()=>{const n=or.value["history.csv"],e=or.value["runout_frames.csv"]??null;return!n||n.rows===0||e&&!qt.value?null:HD(n,e,Ba())});Rt(()=>{Wh.value&&Oo(es.value?.duration??0)});class YD{stage;body;pedestal;ground;arrow=new QE(new z(1,0,0),new z,1,13983232);ring;plane=null;stops;constructor(e){this.stage=new Um(e),this.ground=new Zy(this.stage),this.pedestal=new xp(this.stage,"#8d979e"),this.body=new xp(this.stage,"#c98f54"),this.ring=new Js(this.stage,"ring",26,"#0b5cad",!0),this.stage.beforeDraw.add(()=>void(this.ring.points.visible=Ui.peek()!==null&&this.size()/this.stage.metresPerPixel()<8)),this.stage.scene.add(this.arrow),this.stops=[()=>this.colours(),()=>this.shapes(),()=>this.slope(),()=>this.move()].map(t=>Rt(t))}dispose(){this.stops.forEach(e=>e()),this.stage.dispose()}colours(){Fs.value,this.stage.setBackground(Tn("--stage")),this.ground.setWallColour(Tn("--wall")),this.makePlane()}size(){const e=Ui.peek()?.body.positions??[1];return Math.max(...Array.from(e,Math.abs))||1}makePlane(){if(this.plane&&this.stage.scene.remove(this.plane),this.plane=null,!Ui.value||Ui.value.pedestal.triangles.length>0)return;const e=5*this.size();this.plane=new jE(e,20,new it(Tn("--soft")),new it(Tn("--rule"))),this.plane.rotateX(Math.PI/2),this.stage.scene.add(this.plane)}shapes(){const e=Ui.value;this.body.setMesh(e?.body??null),this.pedestal.setMesh(e&&e.pedestal.triangles.length>0?e.pedestal:null),this.makePlane(),e&&this.focusBlock()}focusBlock(){const e=Ui.value;if(!e)return;const[t,i,s]=es.peek()?.pedestal??[0,0,0],r=1.25*this.size();this.stage.setSubject([t-r,i-r,s-.15*r],[t+r,i+r,s+e.start[2]+r],qt.peek()?yp(qt.peek().grid):Math.PI/2),this.stage.look("oblique")}fit(){const e=qt.peek();if(!e)return this.focusBlock();this.stage.setSubject(...e.bounds,yp(e.grid)),this.stage.look("oblique")}slope(){this.ground.setTerrain(es.value?.handOver!==null&&es.value?qt.value:null),this.ground.drape(null,[]),this.ground.setWallColour(Tn("--wall")),es.value&&this.pedestal.pose({place:es.value.pedestal,attitude:[1,0,0,0]}),this.focusBlock()}move(){const e=es.value,t=Ui.value;if(!t)return void(this.arrow.visible=!1);const i=e?Vx(e.frames,cn.value):{place:t.start,attitude:t.attitude};this.body.pose(i),this.ring.set(Float32Array.from(i.place)),this.shake(cn.value)}shake(e){const t=or.value["history.csv"];if(this.arrow.visible=!1,!t||!es.value||e>(es.value.handOver??1/0))return;const i=Math.min(t.rows-1,sl(t.numbers("t_s"),e)),s=new z(...["ground_x_m_s2","ground_y_m_s2","ground_z_m_s2"].map(c=>t.numbers(c)[i]??0)),r=s.length()/9.81*3*this.size();if(r<.02*this.size())return;const[a,o,l]=es.value.pedestal;this.arrow.visible=!0,this.arrow.position.set(a,o,l+.01),this.arrow.setDirection(s.normalize()),this.arrow.setLength(r,Math.min(.25*r,.2*this.size()),Math.min(.18*r,.14*this.size()))}}function zS(){const n=En.value;return n?n.complete?u("p",{class:"empty",children:["Reading ",fn(n.id)," …"]}):u("p",{class:"empty",children:n.live?`${fn(n.id)} is still running.`:`${fn(n.id)} has nothing to plot: ${n.state}.`}):u("p",{class:"empty",children:"No results yet. Press Run."})}const[HS,gh,KD,GS,Np,ZD]=["#98302f","#3a62b5","#c4c8ca","#ecd04f","#55a862","#d9dcde"],VS={rest:HS,slide:gh,rock:KD,"slide-rock":GS,pure_rock:Np,rock_slide:gh},jd={rest:ZD,slide:gh,rock:Np,"slide-rock":GS,flight:HS,pure_rock:Np,rock_slide:gh},WS={mode_before:"before the impact",mode_after:"after the impact"};function Ip(n,e,t){const i=[];for(let s=0;s<n.rows;++s)n.numbers("alpha_deg")[s]===t&&i.push({theta:n.numbers("theta0_deg")[s],mu:n.numbers("mu")[s],mode:n.word(e,s),least:n.numbers("mu_min_eq37")[s]});return i}const Ra=n=>`${n.theta} ${n.mu}`;function $S({cases:n,marked:e}){const[t,i,s,r]=[520,340,44,10],a=[...new Set(n.map(m=>m.theta))].sort((m,M)=>m-M),o=[...new Set(n.map(m=>m.mu))].sort((m,M)=>m-M),[l,c,h,d]=[a[0],a[a.length-1],o[0],o[o.length-1]],[f,p]=[(t-s-10)/a.length,(i-r-36)/o.length],_=m=>s+f/2+(m-l)/(c-l||1)*(t-s-10-f),S=m=>i-36-p/2-(m-h)/(d-h||1)*(i-r-36-p),g=a.map(m=>n.find(M=>M.theta===m)).filter(m=>m.least<=d&&m.least>=h);return u("svg",{viewBox:`0 0 ${t} ${i}`,width:"100%",role:"img","aria-label":"modes over initial tilt and friction","font-size":"11",fill:"var(--soft)",children:[n.map(m=>u("rect",{x:_(m.theta)-f/2+.5,y:S(m.mu)-p/2+.5,width:f-1,height:p-1,fill:VS[m.mode]??"#888",stroke:e?.has(Ra(m))?"var(--ink)":"none","stroke-width":"2",children:u("title",{children:`tilt ${m.theta}°, friction ${m.mu}: ${m.mode}`})},Ra(m))),u("polyline",{points:g.map(m=>`${_(m.theta)},${S(m.least)}`).join(" "),fill:"none",stroke:"var(--ink)","stroke-width":"2"}),ko(h,d,6).map(m=>u("text",{x:s-6,y:S(m)+4,"text-anchor":"end",children:Ve(m,2)},m)),ko(l,c,8).map(m=>u("text",{x:_(m),y:i-20,"text-anchor":"middle",children:Ve(m,3)},m)),u("text",{x:(t+s)/2,y:i-4,"text-anchor":"middle",children:"initial tilt, ° (up: friction)"})]})}function XS({cases:n}){return u(ut,{children:[[...new Set(n.map(e=>e.mode))].map(e=>u("span",{class:"key",children:[u("span",{class:"swatch",style:{background:VS[e]??"#888",height:"10px"}}),e.replace("_"," ")]},e)),u("span",{class:"key",children:[u("span",{class:"swatch",style:{background:"var(--ink)"}}),"least friction for pure rocking"]})]})}const qS=n=>[...new Set(n.numbers("alpha_deg"))].sort((e,t)=>e-t);function YS({alphas:n,alpha:e,set:t}){return u("div",{class:"field",style:{maxWidth:"340px"},children:[u("label",{for:"alpha",children:"α, from the horizontal"}),u("span",{class:"value",children:u("select",{id:"alpha",value:String(e),onChange:i=>t(Number(i.currentTarget.value)),children:n.map(i=>u("option",{value:String(i),children:[i,"°"]},i))})})]})}function JD({cases:n}){const e=Vi(()=>qS(n),[n]),[t,i]=ii(e[Math.floor(e.length/2)]);return u(ut,{children:[u(YS,{alphas:e,alpha:t,set:i}),u("div",{class:"mode-maps",children:["mode_before","mode_after"].map(s=>{const r=Ip(n,s,t);return u("figure",{class:"plot",children:[u("figcaption",{class:"caption",children:[WS[s],u(XS,{cases:r})]}),u($S,{cases:r})]},s)})})]})}function jD({history:n}){const e=Us(null);Oi(()=>{const i=e.current;i.width=1200,i.height=1;const s=i.getContext("2d"),r=n.numbers("t_s"),a=r[n.rows-1]||1;for(let o=0;o<n.rows;++o){const[l,c]=[r[o]/a*1200,r[Math.min(o+1,n.rows-1)]/a*1200];s.fillStyle=jd[n.word("mode",o)]??"#888",s.fillRect(l,0,Math.max(1,c-l),1)}},[n]);const t=[...new Set(Array.from({length:n.rows},(i,s)=>n.word("mode",s)))];return u("figure",{class:"plot",children:[u("figcaption",{class:"caption",children:["mode",Object.keys(jd).filter(i=>t.includes(i)).map(i=>u("span",{class:"key",children:[u("span",{class:"swatch",style:{background:jd[i],height:"10px"}}),i]},i))]}),u("div",{style:{padding:"4px 10px 0 46px"},children:u("canvas",{ref:e,class:"modes",role:"img","aria-label":"modes over time"})})]})}function KS(n,e){const t=Float64Array.from(new Set([...Array.from(n),...Array.from(e)])).sort(),i=s=>{const r=new Map(Array.from(s,(a,o)=>[a,o]));return a=>Array.from(t,o=>r.has(o)?a[r.get(o)]:void 0)};return{x:t,first:i(n),second:i(e)}}const[QD,eN]=["#0072b2","#d55e00"],ZS=()=>[fn(ht.value??""),fn(un.value??"")];function jm({a:n,b:e},t,i){const[s,r]=ZS();return Vi(()=>{const a=KS(n.numbers(t),e.numbers(t));return{x:a.x,curves:i.map(o=>[{label:s,values:a.first(n.numbers(o)),colour:QD},{label:r,values:a.second(e.numbers(o)),colour:eN,dashed:!0}])}},[n,e,s,r])}const fv=[["tilt_deg","tilt, °"],["x_m","centre, x (east), m"],["y_m","centre, y (north), m"],["ground_x_m_s2","ground, x, m/s²"]];function tN(n){const{x:e,curves:t}=jm(n,"t_s",fv.map(([i])=>i));return u(ut,{children:fv.map(([,i],s)=>u(oi,{title:i,xLabel:"time, s",x:e,curves:t[s],height:150,cursor:()=>cn.value,onSeek:fa},i))})}function nN(n){const{x:e,curves:[t,i,s]}=jm(n,"pga_g",["log_normal_upper_95","log_normal_lower_95","log_normal"]),r=(o,l)=>({...o,label:"",width:.5,dashed:!1,bandTo:l}),a=Vi(()=>[r(t[0],1),r(i[0]),r(t[1],3),r(i[1]),{...s[0],width:2},{...s[1],width:2}],[t]);return u(oi,{title:"chance of toppling, log-normal with its band of 95 %",xLabel:"PGA, g",x:e,curves:a,height:320,yRange:[0,1.02]})}function iN(n){const{x:e,curves:[t]}=jm(n,"frequency_hz",["threshold_g"]);return u(oi,{title:"least PGA that overturns, g",xLabel:"frequency, Hz",x:e,curves:t,height:320,yRange:[0,null]})}function sN({a:n,b:e}){const t=Vi(()=>qS(n),[n]),[i,s]=ii(t[Math.floor(t.length/2)]),[r,a]=ZS();return u(ut,{children:[u(YS,{alphas:t,alpha:i,set:s}),["mode_before","mode_after"].map(o=>{const[l,c]=[Ip(n,o,i),Ip(e,o,i)],h=new Map(c.map(p=>[Ra(p),p.mode])),d=new Set(l.filter(p=>h.has(Ra(p))&&h.get(Ra(p))!==p.mode).map(Ra)),f=l.filter(p=>h.has(Ra(p))).length;return u("section",{class:"section",children:[u("div",{class:"plot",children:u("div",{class:"caption",children:[WS[o],": ",Ve(d.size)," of ",Ve(f)," cases differ (framed)",u(XS,{cases:[...l,...c]})]})}),u("div",{class:"mode-maps",children:[[r,l],[a,c]].map(([p,_],S)=>u("figure",{class:"plot",children:[u("figcaption",{class:"caption soft",children:p}),u($S,{cases:_,marked:d})]},S))})]},o)})]})}const rN=[["history.csv",tN],["fragility.csv",nN],["overturning.csv",iN],["cases.csv",sN]];function aN(){const n=rN.find(([i])=>or.value[i]&&mh.value[i]);if(!n)return u("p",{class:"empty",children:"Choose a run of the same kind of study to compare with."});const[e,t]=n;return u("div",{class:"compared","data-test":"compared-studies",children:u(t,{a:or.value[e],b:mh.value[e]})})}const pv=9.80665,oN=()=>Math.min(240,Math.max(118,Math.round((window.innerHeight-190)/3-44)));function lN({history:n}){const e=n.numbers("t_s"),[t,i]=[n.numbers("x_m")[0],n.numbers("y_m")[0]],s=Vi(()=>({wayX:n.numbers("x_m").map(a=>a-t),wayY:n.numbers("y_m").map(a=>a-i),groundX:n.numbers("ground_x_m_s2").map(a=>a/pv),groundY:n.numbers("ground_y_m_s2").map(a=>a/pv)}),[n]),r={x:e,xLabel:"time, s",cursor:()=>cn.value,onSeek:fa,height:oN()};return u(ut,{children:[u(jD,{history:n}),u(oi,{...r,title:"tilt, °",curves:[{label:"tilt",values:n.numbers("tilt_deg")}],yRange:[0,null]}),u(oi,{...r,title:"way of the centre (slip and rocking), m",curves:[{label:"x (east)",values:s.wayX},{label:"y (north)",values:s.wayY}]}),u(oi,{...r,title:"ground, g",curves:[{label:"x (east)",values:s.groundX},{label:"y (north)",values:s.groundY}]})]})}function cN(n){const e=new Map,[t,i]=[n.numbers("pga_g"),n.numbers("toppled")];for(let r=0;r<n.rows;++r){const a=Number(t[r].toPrecision(6)),[o,l]=e.get(a)??[0,0];e.set(a,[o+1,l+(i[r]>0?1:0)])}const s=[...e.keys()].sort((r,a)=>r-a);return{pga:s,share:s.map(r=>e.get(r)[1]/e.get(r)[0])}}function uN(n,e){const t=n?Array.from(n.numbers("pga_g")):[],i=[...new Set([...t,...e.pga])].sort((r,a)=>r-a),s=(r,a)=>i.map(o=>{const l=r.indexOf(o);return l<0?void 0:a[l]});return{x:i,curve:r=>s(t,n?.numbers(r)??[]),marks:s(e.pga,e.share).map(r=>r??null)}}function hN({runs:n,fit:e}){const t=Vi(()=>{const{x:s,curve:r,marks:a}=uN(e,cN(n)),o=e?[{label:"",values:r("log_normal_upper_95"),colour:"#0072b2",width:.5,bandTo:1},{label:"",values:r("log_normal_lower_95"),colour:"#0072b2",width:.5},{label:"log-normal, 95 % band",values:r("log_normal"),colour:"#0072b2",width:2},{label:"logistic",values:r("logistic"),colour:"#d55e00",dashed:!0}]:[];return{x:s,curves:[...o,{label:"share of runs",values:a,colour:"#1d8a5f",points:!0}]}},[n,e]),i=Vi(()=>{const s=Array.from({length:n.rows},(l,c)=>c).sort((l,c)=>n.numbers("pga_g")[l]-n.numbers("pga_g")[c]),r=l=>[null,...s.map(c=>n.numbers("toppled")[c]>0===l?n.numbers("pgv_over_pga_s")[c]:null),null],a=s.map(l=>n.numbers("pga_g")[l]),o=.04*(a[a.length-1]-a[0]||1);return{x:[a[0]-o,...a,a[a.length-1]+o],stood:r(!1),toppled:r(!0)}},[n]);return u(ut,{children:[u(oi,{title:"chance of toppling",xLabel:"PGA, g",x:t.x,curves:t.curves,height:300,yRange:[0,1.02]}),u(oi,{title:"every run: PGV/PGA, s",xLabel:"PGA, g",x:i.x,height:220,yRange:[0,null],curves:[{label:"stood",values:i.stood,colour:"#0072b2",points:!0},{label:"toppled",values:i.toppled,colour:"#d55e00",points:!0}]})]})}function dN({table:n}){const e=Vi(()=>{const t=Array.from({length:n.rows},(i,s)=>s).sort((i,s)=>n.numbers("frequency_hz")[i]-n.numbers("frequency_hz")[s]);return{x:t.map(i=>n.numbers("frequency_hz")[i]),y:t.map(i=>n.numbers("threshold_g")[i]),points:t.map(i=>n.numbers("threshold_g")[i])}},[n]);return u(oi,{title:"least PGA that overturns, g",xLabel:"frequency, Hz",x:e.x,height:320,yRange:[0,null],curves:[{label:"threshold",values:e.y,width:2},{label:"computed",values:e.points,colour:"#0072b2",points:!0}]})}function fN(){const n=or.value;return It.value==="compare"&&un.value!==null&&un.value!==ht.value?u(aN,{}):n["history.csv"]?u(lN,{history:n["history.csv"]}):n["runs.csv"]?u(hN,{runs:n["runs.csv"],fit:n["fragility.csv"]??null}):n["overturning.csv"]?u(dN,{table:n["overturning.csv"]}):n["cases.csv"]?u(JD,{cases:n["cases.csv"]}):u(zS,{})}function pN(){const n=Zm(t=>new YD(t)),{stage:e}=n;return u("div",{class:"stage",children:[u(Jm,{opened:n,what:"block"}),u("div",{class:"floating top-left",children:u("div",{class:"plate bar",role:"group","aria-label":"camera",children:[[["oblique","Oblique"],["top","Top"],["front","Front"],["side","Side"]].map(([t,i])=>u("button",{class:"button",onClick:()=>e?.stage.look(t),children:i},t)),u("button",{class:"button",onClick:()=>e?.focusBlock(),children:"Block"}),es.value?.handOver!==null&&es.value&&u("button",{class:"button",onClick:()=>e?.fit(),children:"Slope"})]})})]})}function mN(){const n=or.value["cases.csv"]!==void 0||Ui.value===null&&Object.keys(or.value).length>0;return u("div",{class:"work",children:[u("div",{class:n?"split one":"split",children:[!n&&u(pN,{}),u("div",{class:"plots","data-test":"plots",children:u(fN,{})})]}),es.value&&el.value&&u(Gh,{what:ht.value?fn(ht.value):"",frame:.01})]})}function JS({table:n,columns:e}){const t=Vi(()=>{if(!n)return null;const s=c=>c.map(h=>n.numbers(h)).reduce((h,d)=>h.map((f,p)=>f+d[p])),r=n.numbers(e.potential),a=r.reduce((c,h)=>Math.min(c,h),1/0),o=r.map(c=>c-a),l=s(e.kinetic);return{time:n.numbers(e.time),kinetic:l,potential:o,total:l.map((c,h)=>c+o[h]),momenta:e.momenta.map(([c,h])=>({label:c,values:s(h)}))}},[n]);if(!t)return u(zS,{});const i={x:t.time,xLabel:"time, s",cursor:()=>cn.value,onSeek:fa,height:140};return u("div",{class:"two-plots",children:[u(oi,{...i,title:"energy, J, potential from its lowest",curves:[{label:"kinetic",values:t.kinetic,colour:"#0072b2"},{label:"potential",values:t.potential,colour:"#d55e00"},{label:"total",values:t.total,colour:Fs.value?"#e4e7e9":"#1d2327"}]}),u(oi,{...i,title:e.momentumTitle,curves:t.momenta})]})}function gN(n,e,t,i){const s=n.bodies.length;if(!t||e.length===0)return n.bodies.map(h=>h.start);const r=sl(e,i),a=Math.min(r+1,e.length-1),o=e[a]-e[r],l=o>0?Math.min(1,Math.max(0,(i-e[r])/o)):0,c=(h,d)=>h[r*s+d]+l*(h[a*s+d]-h[r*s+d]);return n.bodies.map((h,d)=>[c(t.x,d),c(t.y,d),c(t.theta,d)])}const $h=([n,e],[t,i,s])=>[t+Math.cos(s)*n-Math.sin(s)*e,i+Math.sin(s)*n+Math.cos(s)*e];function jS(n){if(n.viewport){const[r,a]=n.viewport.centre;return{x:r,y:a,halfWidth:n.viewport.size,halfHeight:n.viewport.size}}let[e,t,i,s]=[1/0,1/0,-1/0,-1/0];for(const r of n.bodies)for(const a of r.vertices){const[o,l]=$h(a,r.start);[e,t,i,s]=[Math.min(e,o-r.radius),Math.min(t,l-r.radius),Math.max(i,o+r.radius),Math.max(s,l+r.radius)]}return i>e?{x:(e+i)/2,y:(t+s)/2,halfWidth:.75*(i-e),halfHeight:.75*(s-t)}:{x:0,y:0,halfWidth:1,halfHeight:1}}const _h=[[.49,.58,.66],[.69,.55,.42],[.54,.62,.49],[.66,.52,.56],[.6,.58,.71],[.75,.66,.37],[.44,.64,.63],[.71,.47,.42]],Yl=(n,e=1)=>`rgb(${n.map(t=>Math.round(255*Math.min(1,t*e))).join(" ")})`;function _N(n,e,t,i){n.beginPath(),e.vertices.forEach((s,r)=>n[r?"lineTo":"moveTo"](...i($h(s,t)))),n.closePath()}function vN(n,e,t,i,s,r){const a=e.colour??(e.fixed?[.55,.58,.6]:_h[t%_h.length]);_N(n.pen,e,i,s),n.pen.lineJoin=n.pen.lineCap="round";for(const[c,h]of[[2*e.radius*r+2.4,Yl(a,.6)],[2*e.radius*r,Yl(a)]])n.pen.lineWidth=c,n.pen.strokeStyle=n.pen.fillStyle=h,n.pen.stroke(),n.pen.fill();if(e.fixed)return;const[o,l]=e.vertices[0];n.pen.beginPath(),n.pen.moveTo(...s([i[0],i[1]])),n.pen.lineTo(...s($h([.7*o,.7*l],i))),n.pen.lineWidth=1.5,n.pen.strokeStyle=Yl(a,.5),n.pen.stroke()}function xN(n,e,t,i){const s=Math.hypot(t[0]-e[0],t[1]-e[1])||1,[r,a]=[(e[1]-t[1])/s,(t[0]-e[0])/s];n.pen.beginPath(),n.pen.moveTo(...e);for(let o=1;o<24;++o){const l=o<3||o>21?0:o%2?5:-5;n.pen.lineTo(e[0]+o/24*(t[0]-e[0])+l*r,e[1]+o/24*(t[1]-e[1])+l*a)}n.pen.lineTo(...t),n.pen.lineWidth=1.6,n.pen.strokeStyle=i,n.pen.stroke()}function yN(n,e,t,i){const s=Math.min(n.width/(2*i.halfWidth),n.height/(2*i.halfHeight)),r=([o,l])=>[n.width/2+(o-i.x)*s,n.height/2-(l-i.y)*s];n.pen.clearRect(0,0,n.width,n.height),e.background&&(n.pen.fillStyle=Yl(e.background),n.pen.fillRect(0,0,n.width,n.height)),e.bodies.forEach((o,l)=>vN(n,o,l,t[l],r,s));const a=o=>r(o.body<0?o.point:$h(o.point,t[o.body]));for(const o of e.springs)xN(n,a(o.a),a(o.b),o.colour?Yl(o.colour):n.soft)}const $a=Le(null),Xh=Le(null),Qm=Le(null),eg=Le(null),tg=pt(()=>Ie.value?.kind==="planar-scene"),SN=6e5;async function MN(n){const e=await gi(ft.summary(n));if(!e||n!==ht.value)return;const t=St(e,"bodies")??1,i=St(e,"steps")??0,s=Math.max(1,Math.ceil(i*t/SN),Math.ceil(i/4e3)),[r,a]=await Promise.all([gi(ft.table(n,"states.csv",{columns:"time,x,y,theta",every:s,group:t})),gi(ft.table(n,"energy.csv",{every:Math.max(1,Math.ceil(i/4e3))}))]);n===ht.value&&(eg.value=e,Xh.value=r&&Bo(r),Qm.value=a&&Bo(a))}Rt(()=>{Ir.value,$a.value=null,tg.value&&gi(ft.scene()).then(n=>$a.value=n)});const bN=pt(()=>En.value&&!En.value.live&&En.value.complete?`${En.value.id} ${En.value.modified}`:"");Rt(()=>{const n=bN.value;Xh.value=Qm.value=eg.value=null,tg.value&&n!==""&&MN(ht.peek())});const QS=pt(()=>{const n=$a.value?.bodies.length??0,e=Xh.value?.numbers("time");return!e||n===0?new Float64Array(0):Float64Array.from({length:Math.floor(e.length/n)},(t,i)=>e[i*n])});Rt(()=>{const n=QS.value;tg.value&&Oo(n.length>0?n[n.length-1]:0)});function wN(n,e){const t=$a.value,i=Xh.value,s=cn.value;if(Fs.value,!t)return;const r=window.devicePixelRatio||1,[a,o]=[n.clientWidth,n.clientHeight];(n.width!==Math.round(a*r)||n.height!==Math.round(o*r))&&([n.width,n.height]=[Math.round(a*r),Math.round(o*r)]);const l=n.getContext("2d");l.setTransform(r,0,0,r,0,0);const c=i&&{x:i.numbers("x"),y:i.numbers("y"),theta:i.numbers("theta")};yN({pen:l,width:a,height:o,soft:Tn("--soft")},t,gN(t,QS.value,c,s),e)}function EN(n,e,t){const i=()=>Math.min(n.clientWidth/(2*e.halfWidth),n.clientHeight/(2*e.halfHeight));n.addEventListener("wheel",s=>{s.preventDefault();const r=Math.exp(.0012*s.deltaY),a=n.getBoundingClientRect(),[o,l]=[(s.clientX-a.left-a.width/2)/i(),(a.height/2-(s.clientY-a.top))/i()];e.x+=o*(1-r),e.y+=l*(1-r),e.halfWidth*=r,e.halfHeight*=r,t()},{passive:!1}),n.addEventListener("pointerdown",s=>n.setPointerCapture(s.pointerId)),n.addEventListener("pointermove",s=>{s.buttons===1&&(e.x-=s.movementX/i(),e.y+=s.movementY/i(),t())}),n.addEventListener("dblclick",()=>{Object.assign(e,jS($a.value)),t()})}function TN(){const n=Us(null),e=$a.value;return Oi(()=>{if(!e)return;const t=n.current,i=jS(e),s=()=>wN(t,i),r=Rt(s);EN(t,i,s);const a=new ResizeObserver(s);return a.observe(t),()=>{r(),a.disconnect()}},[e]),u("canvas",{ref:n,class:"stage-canvas",style:{width:"100%",height:"100%"},role:"img","aria-label":"bodies of the scene","data-test":"scene"},e?"scene":"none")}const AN={time:"time",potential:"U",kinetic:["T_center","T_spin"],momentumTitle:"momentum, N s (N m s)",momenta:[["x",["Px"]],["y",["Py"]],["angular",["L_center","L_spin"]]]};function RN(){return u("div",{class:"work",children:[u("div",{class:"stage",children:u(TN,{})}),u("div",{class:"dock",style:{padding:"8px 14px"},"data-test":"plots",children:u(JS,{table:Qm.value,columns:AN})}),el.value&&u(Gh,{what:ht.value?fn(ht.value):"",frame:$a.value?.dt??.01})]})}const CN={dynamic:"moves freely",fixed:"does not move",kinematic:"is driven"},eM=()=>Dr.value?sl(Dr.value.times,cn.value):0;function PN(){const n=Dr.value;if(!n||n.times.length===0)return[];const e=eM(),t=s=>n.columns[s]?.[e]??null,i=n.columns.translational_energy_J?t("translational_energy_J")+t("rotational_energy_J"):null;return[...[0,1,2].map(s=>["xyz"[s],Ft(Math.round(1e4*n.positions[3*e+s])/1e4,"m"),"xyz"[s]]),["speed",Ft(t("speed_m_s"),"m/s"),"speed_m_s"],["spin",Ft(t("spin_rad_s"),"rad/s"),"spin_rad_s"],...i===null?[]:[["kinetic energy",Ft(i,"J"),"kinetic_J"]]]}function LN(){const n=Dr.value;if(!n)return null;const e={x:n.times,xLabel:"time, s",height:118,yRange:[0,null],cursor:()=>cn.value,onSeek:fa};return u(ut,{children:[u(oi,{...e,title:"speed, m/s",curves:[{label:"speed",values:n.columns.speed_m_s}]}),n.columns.translational_energy_J&&u(oi,{...e,title:"kinetic energy, J",curves:[{label:"centre",values:n.columns.translational_energy_J},{label:"rotation",values:n.columns.rotational_energy_J}]}),u(oi,{...e,title:"spin, rad/s",curves:[{label:"spin",values:n.columns.spin_rad_s}]})]})}function DN(){const n=Fi.value?.bodies[Xn.value];if(!n)return null;const e=[...n.mass_kg===null?[]:[["mass",Ft(n.mass_kg,"kg"),"mass_kg"]],...n.moments_kg_m2===null?[]:[["moments, kg m²",n.moments_kg_m2.map(t=>Ve(t,3)).join(" "),"moments"]],["material",n.material,"material"],...PN()];return u("aside",{class:"inspector","aria-label":`body ${n.name}`,"data-test":"inspector",children:[u("div",{class:"dialog-head",children:[u("h2",{"data-test":"body-name",children:n.name}),u("button",{class:"button small icon plain","aria-label":"let go of the body",onClick:()=>wc(null),children:u(Bn,{name:"close"})})]}),u("p",{class:"soft",style:{marginBottom:"8px"},children:[CN[n.motion],Dr.value?` · frame of ${Ft(Dr.value.times[eM()],"s")}`:""]}),u("table",{class:"plain","data-test":"body-numbers",children:u("tbody",{children:e.map(([t,i,s])=>u("tr",{children:[u("td",{class:"soft",children:t}),u("td",{class:"number","data-column":s,children:i})]},t))})}),u("br",{}),Ua.value?u(LN,{}):u("p",{class:"soft",children:"Speeds and energies appear once a run has recorded them."})]})}function NN(n,e=Math.PI/3){const t=n.index?n.toNonIndexed():n,i=t.attributes.position,s=i.count;let r;if(i.isBufferAttribute===!0&&i.itemSize===3&&i.normalized===!1)r=i.array;else{r=new Float64Array(s*3);for(let y=0;y<s;y++)r[3*y+0]=i.getX(y),r[3*y+1]=i.getY(y),r[3*y+2]=i.getZ(y)}const a=Math.cos(e),o=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let y=0;y<l;y++){const C=9*y,A=r[C+0],v=r[C+1],T=r[C+2],B=r[C+3],N=r[C+4],D=r[C+5],O=r[C+6],G=r[C+7],U=r[C+8],W=O-B,Y=G-N,H=U-D,le=A-B,K=v-N,j=T-D,te=Y*j-H*K,de=H*le-W*j,he=W*K-Y*le,ee=1/(Math.sqrt(te*te+de*de+he*he)||1);c[3*y+0]=te*ee,c[3*y+1]=de*ee,c[3*y+2]=he*ee}const h=new Int32Array(s),d=new Float64Array(s*3);let f=1;for(;f<s*2;)f<<=1;const p=f-1,_=new Int32Array(f);let S=0;for(let y=0;y<s;y++){const C=3*y,A=Math.trunc(r[C+0]*o),v=Math.trunc(r[C+1]*o),T=Math.trunc(r[C+2]*o);let B=(Math.imul(A,73856093)^Math.imul(v,19349663)^Math.imul(T,83492791))&p;for(;;){const N=_[B];if(N===0){const O=3*S;d[O+0]=A,d[O+1]=v,d[O+2]=T,_[B]=S+1,h[y]=S++;break}const D=3*(N-1);if(d[D+0]===A&&d[D+1]===v&&d[D+2]===T){h[y]=N-1;break}B=B+1&p}}const g=new Int32Array(S+1);for(let y=0;y<s;y++)g[h[y]+1]++;for(let y=0;y<S;y++)g[y+1]+=g[y];const m=new Int32Array(s),M=g.slice(0,S);for(let y=0;y<l;y++){const C=3*y;m[M[h[C+0]]++]=y,m[M[h[C+1]]++]=y,m[M[h[C+2]]++]=y}const R=new Float32Array(s*3);for(let y=0;y<l;y++){const C=3*y,A=c[C+0],v=c[C+1],T=c[C+2];for(let B=0;B<3;B++){const N=C+B,D=h[N];let O=0,G=0,U=0;for(let Y=g[D],H=g[D+1];Y<H;Y++){const le=3*m[Y],K=c[le+0],j=c[le+1],te=c[le+2];A*K+v*j+T*te>a&&(O+=K,G+=j,U+=te)}const W=1/(Math.sqrt(O*O+G*G+U*U)||1);R[3*N+0]=O*W,R[3*N+1]=G*W,R[3*N+2]=U*W}}return t.setAttribute("normal",new zt(R,3,!1)),t}const mv=30,IN=`
attribute mat4 pose;
void main() {
  gl_Position = projectionMatrix * viewMatrix * pose * vec4(position, 1.0);
}`,UN="void main() { gl_FragColor = vec4(0.10, 0.09, 0.08, 0.75); }";function FN(n){return n.onBeforeCompile=e=>{e.vertexShader=e.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vOwn;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vOwn = position;`),e.fragmentShader=e.fragmentShader.replace("#include <common>",`#include <common>
varying vec3 vOwn;`).replace("#include <color_fragment>",`#include <color_fragment>
if (vOwn.x * vOwn.y * vOwn.z > 0.0) diffuseColor.rgb *= 0.62;`)},n}class kN{constructor(e){this.stage=e}groups=[];matrix=new Ot;place=new z;turn=new ar;one=new z(1,1,1);set(e,t){this.clear(),e.forEach((i,s)=>{const r=t.flatMap((a,o)=>a===s?[o]:[]);r.length>0&&i.triangles.length>0&&this.groups.push(this.make(i,r))}),this.stage.invalidate()}make(e,t){const i=new Jt;i.setAttribute("position",new zt(e.positions,3)),i.setIndex(new zt(e.triangles,1));const s=new by(i,mv),r=s.getAttribute("position").count===0,a=new Lm({polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1}),o=new LE(NN(i,mv*Math.PI/180),r?FN(a):a,t.length);return o.instanceMatrix.setUsage(t_),o.frustumCulled=!1,o.castShadow=!0,i.dispose(),this.stage.scene.add(o),{mesh:o,edges:r?null:this.edgesOf(s,o),bodies:t}}edgesOf(e,t){const i=new Ry;i.setAttribute("position",e.getAttribute("position")),i.setAttribute("pose",new dp(t.instanceMatrix.array,16).setUsage(t_)),i.instanceCount=t.count;const s=new Ac(i,new vs({vertexShader:IN,fragmentShader:UN,transparent:!0,depthWrite:!1}));return s.frustumCulled=!1,this.stage.scene.add(s),s}pose(e){for(const{mesh:t,edges:i,bodies:s}of this.groups)s.forEach((r,a)=>{this.place.fromArray(e.places,3*r),this.turn.fromArray(e.attitudes,4*r),t.setMatrixAt(a,this.matrix.compose(this.place,this.turn,this.one))}),t.instanceMatrix.needsUpdate=!0,t.boundingSphere=null,i&&(i.geometry.getAttribute("pose").needsUpdate=!0);this.stage.invalidate()}colour(e){const t=new it;for(const{mesh:i,bodies:s}of this.groups)s.forEach((r,a)=>{const o=e(r);i.setColorAt(a,typeof o=="string"?t.set(o):t.setRGB(...o,"srgb"))}),i.instanceColor.needsUpdate=!0;this.stage.invalidate()}at(e,t){const i=this.stage.ray(e,t);return this.groups.flatMap(({mesh:r,bodies:a})=>i.intersectObject(r).slice(0,1).map(o=>({distance:o.distance,body:a[o.instanceId]}))).sort((r,a)=>r.distance-a.distance)[0]?.body??null}clear(){for(const{mesh:e,edges:t}of this.groups){for(const i of t?[e,t]:[e])this.stage.scene.remove(i),i.geometry.dispose(),i.material.dispose();e.dispose()}this.groups=[]}}class Qd{constructor(e,t,i=!1){this.stage=e,this.lines=new Ac(new Jt,new Tc({color:t,depthTest:!i,transparent:i})),this.lines.frustumCulled=!1,this.lines.renderOrder=i?4:2,e.scene.add(this.lines)}lines;set(e){const t=new Float32Array(6*e.length);e.forEach(([i,s],r)=>{t.set(i,6*r),t.set(s,6*r+3)}),this.lines.geometry.dispose(),this.lines.geometry=new Jt,this.lines.geometry.setAttribute("position",new zt(t,3)),this.lines.visible=e.length>0,this.stage.invalidate()}setColour(e){this.lines.material.color.set(e),this.stage.invalidate()}}const ON=`
varying vec2 vOwn;
void main() {
  vOwn = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,BN=`
uniform vec3 colour;
uniform vec2 middle;
uniform float cell, fade;
varying vec2 vOwn;
void main() {
  vec2 q = mod(floor((vOwn + middle) / cell), 2.0);
  vec3 c = colour * (abs(q.x - q.y) > 0.5 ? 0.93 : 1.0);
  float alpha = 1.0 - smoothstep(0.3 * fade, fade, length(vOwn));
  gl_FragColor = vec4(c, alpha);
  #include <colorspace_fragment>
}`;class zN{constructor(e){this.stage=e,e.scene.add(this.group)}group=new ea;set(e,t,i,s,r){this.clear(),e.forEach((a,o)=>this.group.add(...this.make(a,new z(...t),i,s,r,o))),this.stage.invalidate()}make(e,t,i,s,r,a){const o=new ar(...e.attitude),l=new z(...e.place),c=t.clone().sub(l).applyQuaternion(o.clone().invert()),h=new z(c.x,c.y,0),d=e.colour===null||typeof e.colour=="string"?new it(e.colour??r):new it().setRGB(...e.colour,"srgb"),f=new vs({vertexShader:ON,fragmentShader:BN,transparent:!0,side:Hi,depthWrite:!1,uniforms:{colour:{value:d},middle:{value:h},cell:{value:s},fade:{value:6*i}}}),p=new Cc(12*i,12*i),_=new ai(p,f),S=new ai(p,new kE({opacity:.22,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-2,depthWrite:!1}));S.receiveShadow=!0;for(const g of[_,S])g.position.copy(h).applyQuaternion(o).add(l),g.quaternion.copy(o);return _.renderOrder=-20+a,S.renderOrder=-10+a,[_,S]}clear(){for(const e of[...this.group.children])e.geometry.dispose(),e.material.dispose(),this.group.remove(e)}}const HN=4;class GN{stage;crowd;planes;springs;axes;impulses;joints;contacts;labels;lamp=new pp(16777215,1e-4);stops;shown=null;poses=null;extent=1;down=null;steered=!1;looked=!1;constructor(e){this.stage=new Um(e),this.stage.renderer.shadowMap.enabled=!0,this.lamp.castShadow=!0,this.lamp.shadow.mapSize.set(1024,1024),this.stage.scene.add(this.lamp,this.lamp.target),this.planes=new zN(this.stage),this.crowd=new kN(this.stage),this.springs=new Qd(this.stage,"#7a3fb5"),this.axes=new Qd(this.stage,"#c2560a",!0),this.impulses=new Qd(this.stage,"#d7261e",!0),this.joints=new Js(this.stage,"#f0a35e",10,"#6b2f05",!0),this.contacts=new Js(this.stage,"#d7261e",5,"#d7261e",!0),this.labels=new Vy(this.stage,e),this.listen(),this.stops=[()=>this.shapes(),()=>this.frame(),()=>this.colours(),()=>this.move()].map(t=>Rt(t))}dispose(){this.stops.forEach(e=>e()),this.labels.dispose(),this.stage.dispose()}listen(){const e=this.stage.renderer.domElement,t=()=>this.steered=!0;this.stage.controls.addEventListener("start",t),this.stage.renderer.domElement.parentElement?.addEventListener("keydown",i=>i.key.startsWith("Arrow")&&t()),e.addEventListener("pointerdown",i=>this.down=[i.clientX,i.clientY]),e.addEventListener("pointerup",i=>{const s=this.down?Math.hypot(i.clientX-this.down[0],i.clientY-this.down[1]):1/0;i.button===0&&s<HN&&wc(this.crowd.at(i.clientX,i.clientY))})}shapes(){const e=Fi.value,t=this.shown;if(this.shown=e,this.crowd.set(e?.meshes??[],e?.bodies.map(r=>e.meshes[r.shape].plane?null:r.shape)??[]),!e)return this.planes.set([],[0,0,0],1,1,"#808080");const[i,s]=Ll(e,e.start)??[[-1,-1,0],[1,1,1]];this.extent=.5*Math.hypot(...[0,1,2].map(r=>s[r]-i[r]))||1,this.light(i,s),t&&t.name!==e.name&&(this.steered=this.looked=!1)}frame(){const e=Fi.value,t=e&&zw(e,Ua.value);t&&(this.stage.setSubject(...t),this.refit())}refit(){this.steered||(this.looked?this.stage.fit():this.stage.look("oblique"),this.looked=!0)}light(e,t){const i=new z(...[0,1,2].map(r=>(e[r]+t[r])/2)),s=2.5*this.extent;this.lamp.target.position.copy(i),this.lamp.position.copy(i).add(new z(-.5,.6,1.6).setLength(2*s)),Object.assign(this.lamp.shadow.camera,{left:-s,right:s,top:s,bottom:-s,near:.1*s,far:5*s}),this.lamp.shadow.camera.updateProjectionMatrix(),this.lamp.shadow.bias=-5e-4}colours(){const e=Fi.value;if(Fs.value,this.stage.setBackground(Tn("--stage")),!e)return;const t=Tn("--wall"),i=Tn("--link");this.crowd.colour(l=>l===Xn.value?i:e.bodies[l].colour??(e.bodies[l].motion==="fixed"?t:_h[l%_h.length]));const[s,r]=Ll(e,e.start)??[[-1,-1,0],[1,1,1]],a=e.bodies.flatMap((l,c)=>e.meshes[l.shape].plane?[{place:[...e.start.places.slice(3*c,3*c+3)],attitude:[...e.start.attitudes.slice(4*c,4*c+4)],colour:l.colour}]:[]),o=ko(0,this.extent,2);this.planes.set(a,[0,1,2].map(l=>(s[l]+r[l])/2),this.extent,o[1]-o[0]||1,Tn("--ground"))}move(){const e=Fi.value;if(!e)return;const t=cn.value,i=Fw(e,Ua.value,t);this.poses=i,this.crowd.pose(i),this.links(e,i),this.touch(t),this.name(e,i)}links(e,t){const i=e.springs.flatMap(r=>{const[a,o]=[Pl(t,r.a),Pl(t,r.b)],l=kw(a,o,.035*this.extent);return l.slice(1).map((c,h)=>[l[h],c])}),s=e.joints.flatMap(r=>{if(r.kind==="pin")return[];const a=Pl(t,r.a),o=Wx(t,r.a.body,r.axis).map(l=>.12*this.extent*l);return[[a.map((l,c)=>l-o[c]),a.map((l,c)=>l+o[c])]]});this.springs.set(i),this.axes.set(s),this.joints.set(Float32Array.from(e.joints.flatMap(r=>Pl(t,r.a)))),this.joints.show(!0)}touch(e){const t=Vl.value?Ua.value:null,{positions:i,impulses:s}=Ow(t,e),r=.35*this.extent/(Bw(t)||1);this.contacts.set(i),this.contacts.show(!0),this.impulses.set(Array.from({length:i.length/3},(a,o)=>{const l=[...i.slice(3*o,3*o+3)];return[l,l.map((c,h)=>c+r*s[3*o+h])]}))}name(e,t){const i=Xn.value;if(i===null||!e.bodies[i])return this.labels.set("body",[]);const s=[...t.places.slice(3*i,3*i+3)];this.labels.set("body",[{text:e.bodies[i].name,kind:"body",at:new z(...s)}]),is.value&&e.bodies[i].motion!=="fixed"&&this.stage.follow(s,6*this.extent)}fit(){const e=this.shown;if(!e||!this.poses)return;const t=Xn.value,i=Ll(e,this.poses,(r,a)=>t===null||a===t)??Ll(e,e.start);if(!i)return;const s=t===null?0:Math.max(...[0,1,2].map(r=>i[1][r]-i[0][r]));this.stage.focus(i[0].map(r=>r-s),i[1].map(r=>r+s))}}const VN=[["oblique","Oblique","1"],["top","Top","2"],["front","Front","3"],["side","Side","4"]];function WN(){return u("div",{class:"plate bar",role:"group","aria-label":"camera",children:[VN.map(([n,e,t])=>u("button",{class:"button",title:`view (${t})`,onClick:()=>ri.value?.stage.look(n),children:e},n)),u("button",{class:"button",title:"fit the body or everything (F)",onClick:()=>ri.value?.fit(),children:"Fit"})]})}function $N(){const n=Fi.value?.bodies??[];return u("div",{class:"plate bar",children:[u("label",{class:"hidden-text",for:"body-choice",children:"body"}),u("select",{id:"body-choice",value:Xn.value===null?"":String(Xn.value),"data-test":"body-choice",title:"next body (N), body before (B)",onChange:e=>wc(e.currentTarget.value===""?null:Number(e.currentTarget.value)),children:[u("option",{value:"",children:"no body picked"}),n.map((e,t)=>u("option",{value:String(t),children:e.name},e.name))]}),Go.value?.contacts&&u("button",{class:"button","aria-pressed":Vl.value,onClick:()=>Vl.value=!Vl.value,title:"points of contact with their impulses (I)","data-test":"contacts",children:"Contacts"})]})}function XN(){const n=aa.value[0],e=En.value,t=n?n.message:da.value&&Go.value?"Changes that are not saved: the start is shown. Save and run to see them move.":!Go.value&&e?.complete&&!e.live&&!e.same_project?`The scene has changed since ${fn(e.id)}: the start is shown. Its report.html has the motion.`:"";return t===""?null:u("div",{class:"floating bottom-left",children:u("div",{class:"plate hint",role:"status","data-test":"notice",children:t})})}const qN={time:"time_s",potential:"U_J",kinetic:["T_trans_J","T_rot_J"],momentumTitle:"momentum, N s",momenta:[["x",["Px_N_s"]],["y",["Py_N_s"]],["z",["Pz_N_s"]]]};function YN(){return u("button",{class:"button","aria-pressed":is.value,onClick:()=>is.value=!is.value,title:"the camera goes along with the body (V)","data-test":"follow",children:"Follow"})}function KN(){const n=Zm(t=>new GN(t)),e=Xn.value===null?void 0:Fi.value?.bodies[Xn.value];return Oi(()=>n.stage?.refit(),[n.stage,e!==void 0,nh.value!==null]),u("div",{class:"work",children:[u("div",{class:"stage-row",children:[u("div",{class:"stage",children:[u(Jm,{opened:n,what:"bodies"}),u("div",{class:"floating top-left",children:[u(WN,{}),u($N,{})]}),!n.problem&&u(XN,{})]}),e&&u(DN,{})]}),u("div",{class:"dock",style:{padding:"8px 14px"},"data-test":"plots",children:u(JS,{table:nh.value,columns:qN})}),Ua.value&&el.value&&Ie.value&&u(Gh,{what:e?.name??(ht.value?fn(ht.value):""),frame:Fi.value?.frame_s??.02,extra:e&&e.motion!=="fixed"&&u(YN,{})})]})}const fc=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),Oa=(n,e)=>fc(n[e])?n[e]:{},fi=(n,e,t,i)=>({key:n,label:t===""?e:`${e}, ${t}`,value:i??null}),ZN=["max_energy_kJ","max_speed_m_s","max_height_m","runout_m","reach_angle_deg","duration_s"];function JN(n){const e=Oa(n,"statistics"),t=(Array.isArray(n.lines)?n.lines:[]).filter(fc);return[fi("rocks","rocks","",n.rocks),...ZN.map(i=>fi(`${i}_p95`,`${nr(i).label}, 95 %`,nr(i).unit,Oa(e,i).percentile_95)),...t.map(i=>fi(`line ${String(i.name)}`,`${String(i.name)}: rocks`,"",i.rocks)),fi("impacts","impacts","",Oa(n,"work").impacts)]}function tM(n,e=""){const t=Object.entries(n);return[...t.filter(([,s])=>!Array.isArray(s)&&!fc(s)).map(([s,r])=>fi(e+s,(e+nr(s).label).replaceAll("_"," "),nr(s).unit,r)),...t.flatMap(([s,r])=>fc(r)?tM(r,`${e}${s}: `):[])]}function jN(n){return[fi("study","study","",n.study),fi("law","law","",n.law),...tM(Oa(n,"results"))]}function QN(n){const e=(a,o,l)=>a[`${o}_${l}`]??a[o],[t,i,s]=[Oa(n,"initial"),Oa(n,"final"),Oa(n,"extremes")],r=fc(n.totals)?n.totals:n;return[fi("law","law","",n.law),fi("dt","step","s",e(n,"dt","s")),fi("steps","steps","",n.steps),fi("E_start","energy at the start","J",e(t,"E","J")),fi("E_end","energy at the end","J",e(i,"E","J")),fi("E_highest","highest energy","J",e(s,"E_highest","J")),fi("E_gain","largest gain at a contact","J",e(s,"largest_energy_gain_by_contact","J")),fi("penetration","deepest penetration","m",s.penetration_m),fi("contacts","contacts","",r.contacts??r.contacts_handled),fi("failed","failed solves","",r.failed_solves)].filter(a=>a.value!==null)}function Up(n,e){return n==="rockfall"?JN(e):n==="rocking"?jN(e):QN(e)}function Fp({value:n}){return typeof n=="boolean"?n?"yes":"no":typeof n=="number"?Ve(n):n===null?"–":String(n).replaceAll("_"," ")}function nM(n){return[...new Set(n.flatMap(t=>t.map(i=>i.key)))].map(t=>{const i=n.map(s=>s.find(r=>r.key===t)??null);return{key:t,label:i.find(s=>s!==null).label,cells:i}})}const eI=1e-6;function tI(n,e){if(typeof n!="number"||typeof e!="number"||e===0)return null;const t=100*(n/e-1);return Math.abs(t)<eI?0:t}const nI=2e3;function iI(n){const e=(...s)=>n.numbers(s.find(r=>n.columns.includes(r))??""),[t,i]=[e("T_center","T_trans_J"),e("T_spin","T_rot_J")];return{time:e("time","time_s"),total:e("E","E_J"),kinetic:t.map((s,r)=>s+i[r])}}function gv(n,e){const[t,i]=ii(null);return Oi(()=>{let s=!0;i(null);const r=Math.max(1,Math.ceil((St(e,"steps")??0)/nI));return n&&gi(ft.table(n,"energy.csv",{every:r})).then(a=>s&&i(a&&iI(Bo(a)))),()=>void(s=!1)},[n,e]),t}function sI({a:n,b:e}){const[t,i]=[gv(ht.value,n),gv(un.value,e)],s=Vi(()=>{if(!t||!i)return null;const r=KS(t.time,i.time),a=o=>[{label:fn(ht.value),values:r.first(t[o]),colour:"#0072b2"},{label:fn(un.value),values:r.second(i[o]),colour:"#d55e00",dashed:!0}];return{x:r.x,total:a("total"),kinetic:a("kinetic")}},[t,i]);return s?u("section",{class:"section","data-test":"compared-energy",children:[u(oi,{title:"energy, J",xLabel:"time, s",x:s.x,curves:s.total,height:170}),u(oi,{title:"kinetic energy, J",xLabel:"time, s",x:s.x,curves:s.kinetic,height:170})]}):null}const rI=12,vh=n=>`${n.id} ${n.modified}`,kp=Le(new Map),iM=new Set,sM=pt(()=>{const n=dn.value.filter(t=>t.complete&&!t.live),e=[...new Set([ht.value,un.value])].flatMap(t=>n.find(i=>i.id===t)??[]);return[...e,...n.filter(t=>!e.includes(t))].slice(0,rI)});async function aI(n){iM.add(vh(n));const e=await gi(ft.summary(n.id));e&&(kp.value=new Map(kp.value).set(vh(n),e))}Rt(()=>{if(It.value==="compare")for(const n of sM.value)iM.has(vh(n))||aI(n)});const rM=pt(()=>sM.value.flatMap(n=>{const e=kp.value.get(vh(n));return e?[{run:n,summary:e}]:[]})),_v=n=>rM.value.find(e=>e.run.id===n)?.summary??null,oI=pt(()=>{const[n,e]=[_v(ht.value),_v(un.value)];return n&&e&&ht.value!==un.value?{a:n,b:e}:null}),aM={queued:"waiting",running:"running",writing:"writing results",done:"done",interrupted:"interrupted",failed:"failed"};function oM({run:n}){const e=n.rate===null?"":`${Ve(n.rate,3)} ${n.unit}/s`;return u(ut,{children:[u("div",{class:"progress",role:"progressbar","aria-valuemin":0,"aria-valuemax":n.total,"aria-valuenow":n.done,"aria-label":`progress of ${fn(n.id)}`,children:u("div",{style:{width:`${100*Mb(n)}%`}})}),u("div",{class:"line soft number",children:[u("span",{"data-test":"progress",children:[Ve(n.done)," of ",Ve(n.total)," ",n.unit]}),u("span",{class:"push",children:n.state==="running"?[e,n.left_s===null?"":`${hx(n.left_s)} left`].filter(Boolean).join(" · "):aM[n.state]})]})]})}function lI({run:n}){const e=()=>{Ql(n.id),It.value="results"},t=ht.value===n.id;return u("li",{class:`run${t?" chosen":""}`,"data-test":"run-item","data-state":n.state,children:[u("div",{class:"line",children:[u("button",{class:"name",onClick:()=>Ql(n.id),"aria-pressed":t,title:n.id,children:fn(n.id)}),u("span",{class:`chip push${n.state==="failed"?" bad":n.state==="interrupted"?" warn":n.state==="done"?" good":""}`,"data-test":"run-state",children:aM[n.state]})]}),n.state==="done"?u("div",{class:"line soft number",children:[u("span",{children:[Ve(n.done)," ",n.unit]}),u("span",{class:"push",children:n.seconds===null?"":`in ${hx(n.seconds)}`})]}):u(oM,{run:n}),n.error&&u("div",{class:"error-box",children:n.error.message}),u("div",{class:"line",children:[n.complete&&u("button",{class:"button small",onClick:e,"data-test":"run-look",children:"Look"}),n.live&&u("button",{class:"button small danger",onClick:()=>void Ab(n.id),"data-test":"run-cancel",children:"Cancel"}),n.resumable&&!n.live&&u("button",{class:"button small",onClick:()=>void Rb(n.id),"data-test":"run-resume",children:"Resume"}),n.complete&&ht.value!==null&&!t&&u("button",{class:"button small",onClick:()=>{un.value=n.id,It.value="compare"},"data-test":"run-compare",children:["Compare with ",fn(ht.value)]}),!n.same_project&&u("span",{class:"soft push",children:"project changed since"})]})]})}function cI(){return u(ut,{children:[Ie.value?.writable&&u("div",{class:"actions",style:{marginTop:0},children:u("button",{class:"button primary",onClick:()=>ec.value=!0,children:"New run"})}),dn.value.length===0&&u("p",{class:"empty",children:"No runs yet."}),u("ul",{children:dn.value.map(n=>u(lI,{run:n},n.id))})]})}function qh(){const n=En.value;return u(ut,{children:[n&&n.state!=="done"&&u(oM,{run:n}),n&&n.warnings.length>0&&u("div",{class:"warnings","data-test":"warnings",children:[u("b",{children:"Before you use these numbers"}),n.warnings.map(e=>u("div",{children:e},e))]})]})}function lM(){const[n,e]=[zo.value,It.value==="compare"?sc.value:null],t=Vi(()=>{const i=yf(n,"runout","cumulative","percent"),s=(a,o)=>yf(a,"runout","cumulative",o),r=[{label:"",values:s(n,"runout_upper_m"),colour:"#0072b2",width:.5,bandTo:1},{label:"",values:s(n,"runout_lower_m"),colour:"#0072b2",width:.5},{label:"this run",values:s(n,"runout_m"),colour:"#0072b2"}];return e&&r.push({label:"other run",values:s(e,"runout_m"),colour:"#d55e00",dashed:!0}),{percent:i,curves:r}},[n,e]);return t.percent.length===0?null:u(oi,{title:"runout that so many rocks do not exceed, m",xLabel:"per cent of rocks",x:t.percent,curves:t.curves,height:170,yRange:[0,null]})}function uI({s:n}){const e=[[Ve(St(n,"rocks")),"rocks","rocks"],[Ft(La(n,"statistics","max_energy_kJ")?.percentile_95,"kJ"),"largest kinetic energy, 95 %","max_energy_kJ"],[Ft(La(n,"statistics","max_speed_m_s")?.percentile_95,"m/s"),"largest speed, 95 %","max_speed_m_s"],[Ft(La(n,"statistics","max_height_m")?.percentile_95,"m"),"largest height, 95 %","max_height_m"],[Ft(La(n,"statistics","runout_m")?.percentile_95,"m"),"runout, 95 %","runout_m"],[Ve(St(n,"work","impacts")),"impacts","impacts"]];return u("div",{class:"cards",children:e.map(([t,i,s])=>u("div",{class:"card",children:[u("b",{"data-test":`card-${s}`,children:t}),u("span",{children:i})]},s))})}const hI=[["paths","paths","#21908d",!1],["impacts","impacts","#ffffff",!0],["starts","starts","#d7261e",!0],["ends","where rocks came to rest","#f5a700",!0],["features","sources, barriers, counters","#0f8b80",!1],["regions","materials","#0072b2",!1]];function dI(){const n=[...Et.value.quantities.keys()],e=za.value.find(t=>t.name===ss.value);return u("section",{class:"section",children:[u("h2",{children:"On the stage"}),u("div",{class:"field",children:[u("label",{for:"drape",children:"ground"}),u("span",{class:"value",children:u("select",{id:"drape",value:ss.value??"","data-test":"drape",onChange:t=>{ss.value=t.currentTarget.value||null,Co.value=1},children:[u("option",{value:"",children:"hillshade"}),za.value.map(t=>u("option",{value:t.name,children:[t.title,t.unit?`, ${t.unit}`:""]},t.name))]})})]}),e&&e.bands.length>1&&u("div",{class:"field",children:[u("label",{for:"band",children:"value or interval"}),u("span",{class:"value",children:u("select",{id:"band",value:String(Co.value),onChange:t=>Co.value=Number(t.currentTarget.value),children:e.bands.map((t,i)=>u("option",{value:String(i+1),children:t},t))})})]}),u("div",{class:"field",children:[u("label",{for:"quantity",children:"colour of paths"}),u("span",{class:"value",children:u("select",{id:"quantity",value:na.value,"data-test":"quantity",onChange:t=>na.value=t.currentTarget.value,children:n.map(t=>u("option",{value:t,children:lx[t]??t},t))})})]}),hI.map(([t,i,s,r])=>u("label",{class:"check",children:[u("input",{type:"checkbox",checked:Ii[t].value,onChange:a=>Ii[t].value=a.currentTarget.checked,"data-test":`layer-${t}`}),i,u("span",{class:`swatch${r?" dot":""}`,style:{background:s}})]},t))]})}function fI(){const n=ic.value.flatMap((e,t)=>e.map(i=>({role:i,rock:Et.value.rocks[t]}))).filter(e=>e.rock!==void 0);return n.length===0?null:u("section",{class:"section",children:[u("h2",{children:"Rocks to look at"}),u("div",{class:"actions",children:n.map(({role:e,rock:t})=>u("button",{class:"button small",onClick:()=>void Ho(t),"data-test":`role-${e}`,children:[e,": ",Ve(t)]},e))})]})}function pI({s:n}){return u("details",{class:"section",children:[u("summary",{children:["Statistics",u("span",{class:"brief",children:"intervals of 95 % confidence"})]}),u("div",{class:"inner scroll-x",children:u("table",{class:"plain",children:[u("thead",{children:u("tr",{children:[u("th",{}),u("th",{class:"number",children:"median"}),u("th",{class:"number",children:"95 %"}),u("th",{class:"number",children:"highest"})]})}),u("tbody",{children:Hx.map(e=>{const t=La(n,"statistics",e),{label:i,unit:s}=nr(e);return t?u("tr",{children:[u("td",{children:u("span",{class:"soft",children:[i,", ",s]})}),u("td",{class:"number",title:Og(t.median_ci),children:Ve(t.median)}),u("td",{class:"number",title:Og(t.percentile_95_ci),children:Ve(t.percentile_95)}),u("td",{class:"number",children:Ve(t.highest)})]},e):null})})]})})]})}function mI({s:n,i:e}){const t=(...o)=>St(n,"lines",e,...o),i=yf(n,"lines",e,"reach_probability_ci"),s=t("reach_probability"),r=o=>o===null?"–":Ve(100*o,3),a=[["rocks that cross",Ve(t("rocks"))],["share of all",`${r(s)} % (${r(i[0]??null)} … ${r(i[1]??null)})`],["energy, 95 %",Ft(t("energy_kJ","percentile_95"),"kJ")],["speed, 95 %",Ft(t("speed_m_s","percentile_95"),"m/s")],["height, 95 %",Ft(t("height_above_ground_m","percentile_95"),"m")],["UNI 11211-4 needs",`${Ft(t("design","uni_11211_4","required_energy_kJ"),"kJ",3)}, ${Ft(t("design","uni_11211_4","required_height_m"),"m",2)}`],["ONR 24810 needs",`${Ft(t("design","onr_24810","required_energy_kJ"),"kJ",3)}, ${Ft(t("design","onr_24810","required_height_m"),"m",2)}`]];return u("details",{class:"item",children:[u("summary",{children:[Is(n,"lines",e,"name"),u("span",{class:"brief",children:[Is(n,"lines",e,"kind"),", ",Ve(t("rocks"))," rocks"]})]}),u("div",{class:"inner",children:u("table",{class:"plain",children:u("tbody",{children:a.map(([o,l])=>u("tr",{children:[u("td",{class:"soft",children:o}),u("td",{class:"number",children:l})]},o))})})})]})}function gI({s:n}){const e=Object.entries(n.stop??{}).filter(([,t])=>t>0);return u("details",{class:"section",children:[u("summary",{children:["Why rocks ended",u("span",{class:"brief",children:[e.length," reasons"]})]}),u("div",{class:"inner",children:u("table",{class:"plain",children:u("tbody",{children:e.map(([t,i])=>u("tr",{children:[u("td",{class:"soft",children:t}),u("td",{class:"number",children:Ve(i)})]},t))})})})]})}function _I(){const n=zo.value,e=Ha(n,"lines").length;return u(ut,{children:[u(qh,{}),n&&u(uI,{s:n}),u(dI,{}),u(fI,{}),n&&e>0&&u("section",{class:"section",children:[u("h2",{children:["Lines ",u("span",{class:"count",children:"barriers and counters"})]}),Ha(n,"lines").map((t,i)=>u(mI,{s:n,i},i))]}),n&&u("details",{class:"section",children:[u("summary",{children:"Runout"}),u("div",{class:"inner",children:u(lM,{})})]}),n&&u(pI,{s:n}),n&&u(gI,{s:n})]})}function vI(n,e){return typeof e=="boolean"?e?"yes":"no":typeof e=="number"?Ft(e,nr(n).unit):e===null?"–":String(e)}function cM({table:n,title:e}){const t=Object.entries(n).filter(([,s])=>typeof s!="object"||s===null),i=Object.entries(n).filter(([,s])=>typeof s=="object"&&s!==null&&!Array.isArray(s));return u(ut,{children:[u("section",{class:"section",children:[u("h2",{children:e}),u("table",{class:"plain",children:u("tbody",{children:t.map(([s,r])=>u("tr",{children:[u("td",{class:"soft",children:nr(s).label}),u("td",{class:"number","data-result":s,children:vI(s,r)})]},s))})})]}),i.map(([s,r])=>u(cM,{table:r,title:s.replaceAll("_"," ")},s))]})}function xI(){const n=Vh.value;return u(ut,{children:[u(qh,{}),n&&u("div",{class:"cards",children:[u("div",{class:"card",children:[u("b",{children:GD.value}),u("span",{children:"study"})]}),Ui.value&&u("div",{class:"card",children:[u("b",{children:Ft(Ui.value.mass_kg,"kg")}),u("span",{children:"mass of the block"})]}),Ui.value?.critical_tilt_deg!=null&&u("div",{class:"card",children:[u("b",{children:Ft(Ui.value.critical_tilt_deg,"°")}),u("span",{children:"critical tilt"})]}),St(n,"results","peak_tilt_deg")!==null&&u("div",{class:"card",children:[u("b",{"data-test":"card-peak_tilt_deg",children:Ft(St(n,"results","peak_tilt_deg"),"°")}),u("span",{children:"peak tilt"})]})]}),n&&Ha(n,"motions").length>0&&u("section",{class:"section",children:[u("h2",{children:"Ground motion"}),u("div",{class:"scroll-x",children:u("table",{class:"plain",children:[u("thead",{children:u("tr",{children:[u("th",{children:"motion"}),u("th",{class:"number",children:"PGA, g"}),u("th",{class:"number",children:"PGV, m/s"}),u("th",{class:"number",children:"PGV/PGA, s"})]})}),u("tbody",{children:Ha(n,"motions").slice(0,30).map((e,t)=>u("tr",{children:[u("td",{children:Is(n,"motions",t,"name")}),u("td",{class:"number",children:Ve((St(n,"motions",t,"pga_m_s2")??NaN)/9.80665)}),u("td",{class:"number",children:Ve(St(n,"motions",t,"pgv_m_s"))}),u("td",{class:"number",children:Ve(St(n,"motions",t,"pgv_over_pga_s"))})]},t))})]})})]}),n&&u(cM,{table:n.results??{},title:"Results"})]})}const yI={E:["energy","J"],T_center:["kinetic, centres","J"],T_spin:["kinetic, spins","J"],U:["potential","J"],Px:["momentum x","N s"],Py:["momentum y","N s"],L_center:["angular, centres","N m s"],L_spin:["angular, spins","N m s"]};function SI({s:n}){return u("section",{class:"section",children:[u("h2",{children:"Start and end"}),u("table",{class:"plain",children:[u("thead",{children:u("tr",{children:[u("th",{}),u("th",{class:"number",children:"start"}),u("th",{class:"number",children:"end"})]})}),u("tbody",{children:Object.entries(yI).map(([e,[t,i]])=>u("tr",{children:[u("td",{class:"soft",children:[t,", ",i]}),u("td",{class:"number",children:Ve(St(n,"initial",e),3)}),u("td",{class:"number","data-result":`final.${e}`,children:Ve(St(n,"final",e),3)})]},e))})]})]})}function MI(){const n=eg.value,e=[["law",Is(n,"law")],["integrator",Is(n,"integrator")],["step",Ft(St(n,"dt"),"s")],["steps with contacts",Ve(St(n,"steps_with_contacts"))],["contacts handled",Ve(St(n,"contacts_handled"))],["failed solves",Ve(St(n,"failed_solves"))],["largest gain of energy",Ft(St(n,"extremes","largest_energy_gain_by_contact"),"J")]];return u(ut,{children:[u(qh,{}),n&&u(ut,{children:[u("p",{class:"soft",style:{margin:"8px 0"},children:Is(n,"description")}),u("div",{class:"cards",children:[u("div",{class:"card",children:[u("b",{"data-test":"card-bodies",children:Ve(St(n,"bodies"))}),u("span",{children:"bodies"})]}),u("div",{class:"card",children:[u("b",{"data-test":"card-steps",children:Ve(St(n,"steps"))}),u("span",{children:"steps"})]}),u("div",{class:"card",children:[u("b",{"data-test":"card-E",children:Ft(St(n,"final","E"),"J")}),u("span",{children:"energy at the end"})]}),u("div",{class:"card",children:[u("b",{children:Ve(St(n,"most_contacts_in_a_step"))}),u("span",{children:"most contacts in a step"})]})]}),u(SI,{s:n}),u("section",{class:"section",children:[u("h2",{children:"Run"}),u("table",{class:"plain",children:u("tbody",{children:e.map(([t,i])=>u("tr",{children:[u("td",{class:"soft",children:t}),u("td",{class:"number",children:i})]},t))})})]})]})]})}const vv=(n,e,t)=>["x","y","z"].map((i,s)=>[`${e} ${i}`,[n,t,s]]);function xv(n){return[["energy, J",[n,"E_J"]],["kinetic, centres, J",[n,"T_trans_J"]],["kinetic, spins, J",[n,"T_rot_J"]],["potential, J",[n,"U_J"]],...vv(n,"momentum, N s,","P_N_s"),...vv(n,"angular, N m s,","L_N_m_s")]}const bI=[["steps",["steps"]],["contacts answered",["totals","contacts"]],["most in a step",["totals","most_contacts_in_a_step"]],["times of impact",["totals","events"]],["hurried impacts",["totals","hurried_impacts"]],["failed solves",["totals","failed_solves"]],["lowest energy, J",["extremes","E_lowest_J"]],["highest energy, J",["extremes","E_highest_J"]],["largest gain by contact, J",["extremes","largest_energy_gain_by_contact_J"]],["deepest penetration, m",["extremes","penetration_m"]],["joints apart by, m",["extremes","joint_error_m"]],["symmetry kept to, m",["symmetry_error","position_m"]]];function wI({s:n}){const e=xv("final");return u("section",{class:"section",children:[u("h2",{children:"Start and end"}),u("table",{class:"plain",children:[u("thead",{children:u("tr",{children:[u("th",{}),u("th",{class:"number",children:"start"}),u("th",{class:"number",children:"end"})]})}),u("tbody",{children:xv("initial").map(([t,i],s)=>u("tr",{children:[u("td",{class:"soft",children:t}),u("td",{class:"number","data-result":i.join("."),children:Ve(St(n,...i))}),u("td",{class:"number","data-result":e[s][1].join("."),children:Ve(St(n,...e[s][1]))})]},t))})]})]})}function EI({s:n}){const e=bI.filter(([,t])=>St(n,...t)!==null);return u("section",{class:"section",children:[u("h2",{children:"Run"}),u("table",{class:"plain",children:u("tbody",{children:[u("tr",{children:[u("td",{class:"soft",children:"law"}),u("td",{class:"number","data-result":"law",children:Is(n,"law")})]}),u("tr",{children:[u("td",{class:"soft",children:"step"}),u("td",{class:"number",children:Ft(St(n,"dt_s"),"s")})]}),e.map(([t,i])=>u("tr",{children:[u("td",{class:"soft",children:t}),u("td",{class:"number","data-result":i.join("."),children:Ve(St(n,...i))})]},t))]})})]})}function TI({s:n}){const[e,t]=[St(n,"score","goals",0),St(n,"score","goals",1)];return e===null?null:u("div",{class:"card",children:[u("b",{"data-test":"card-score",children:[Ve(e)," : ",Ve(t)]}),u("span",{children:"goals"})]})}function AI(){const n=hm.value;return u(ut,{children:[u(qh,{}),n&&u(ut,{children:[u("div",{class:"cards",children:[u("div",{class:"card",children:[u("b",{"data-test":"card-bodies",children:Ve(St(n,"bodies"))}),u("span",{children:"bodies"})]}),u("div",{class:"card",children:[u("b",{"data-test":"card-steps",children:Ve(St(n,"steps"))}),u("span",{children:"steps"})]}),u("div",{class:"card",children:[u("b",{"data-test":"card-E",children:Ft(St(n,"final","E_J"),"J")}),u("span",{children:"energy at the end"})]}),u("div",{class:"card",children:[u("b",{"data-test":"card-penetration",children:Ft(1e3*(St(n,"extremes","penetration_m")??NaN),"mm",3)}),u("span",{children:"deepest penetration"})]}),u(TI,{s:n})]}),u(wI,{s:n}),u(EI,{s:n})]})]})}const yv=["report.html","animation.html","summary.json"];function RI(){const n=En.value,e=(n?.files??[]).filter(i=>!i.endsWith(".qml"));if(!n||e.length===0)return null;const t=[...e.filter(i=>yv.includes(i)),...e.filter(i=>!yv.includes(i))];return u("details",{class:"section",children:[u("summary",{children:["Files",u("span",{class:"brief",children:e.length})]}),u("ul",{class:"inner",children:t.map(i=>u("li",{children:u("a",{href:ft.fileAddress(n.id,i),target:"_blank",rel:"noopener",children:i})},i))})]})}function Op({label:n,value:e,set:t,none:i,except:s}){return u("div",{class:"field",children:[u("label",{for:`choice-${n}`,children:n}),u("span",{class:"value",children:u("select",{id:`choice-${n}`,value:e??"",onChange:r=>t(r.currentTarget.value),"data-test":`choice-${n}`,children:[i!==void 0&&u("option",{value:"",children:i}),dn.value.filter(r=>r.id!==s).map(r=>u("option",{value:r.id,children:[fn(r.id),r.state==="done"?"":` (${r.state})`]},r.id))]})})]})}function CI(){if(dn.value.length===0)return u("p",{class:"empty",children:"No runs yet. Press Run: results appear here."});const n=Ie.value?.kind;return u(ut,{children:[u(Op,{label:"run",value:ht.value,set:Ql}),En.value?.same_project===!1&&u("div",{class:"warnings",children:"The project has changed since this run."}),n==="rockfall"?u(_I,{}):n==="rocking"?u(xI,{}):n==="scene"?u(AI,{}):u(MI,{}),u(RI,{})]})}function uM(n,e){const t=tI(n,e);return t===null?"–":`${t>0?"+":""}${Ve(t,Math.abs(t)<10?2:3)} %`}function PI(n,e){return!n||!e||[n[0],n[1],e[0],e[1]].some(t=>t==null)?!1:n[0]>e[1]||e[0]>n[1]}function ef({label:n,a:e,b:t,strong:i}){return u("tr",{children:[u("td",{class:"soft",children:n}),u("td",{class:"number",children:Ve(e)}),u("td",{class:"number",children:Ve(t)}),u("td",{class:"number",style:{fontWeight:i?700:400},children:uM(e,t)})]})}function LI({a:n,b:e}){const[t,i]=[fn(ht.value),fn(un.value)],s=Ha(e,"lines").map((r,a)=>Is(e,"lines",a,"name"));return u(ut,{children:[u("section",{class:"section scroll-x",children:[u("table",{class:"plain","data-test":"comparison",children:[u("thead",{children:u("tr",{children:[u("th",{children:"95 % of"}),u("th",{class:"number",children:t}),u("th",{class:"number",children:i}),u("th",{class:"number",children:"change"})]})}),u("tbody",{children:[u(ef,{label:"rocks",a:St(n,"rocks"),b:St(e,"rocks")}),Hx.map(r=>{const[a,o]=[La(n,"statistics",r),La(e,"statistics",r)],{label:l,unit:c}=nr(r);return u(ef,{label:`${l}, ${c}`,a:a?.percentile_95??null,b:o?.percentile_95??null,strong:PI(a?.percentile_95_ci,o?.percentile_95_ci)},r)}),Ha(n,"lines").map((r,a)=>{const o=Is(n,"lines",a,"name"),l=s.indexOf(o);return u(ef,{label:`${o}: rocks`,a:St(n,"lines",a,"rocks"),b:l<0?null:St(e,"lines",l,"rocks")},o)})]})]}),u("p",{class:"soft",style:{fontSize:"12.5px",marginTop:"6px"},children:"Bold: the intervals of 95 % confidence do not meet."})]}),u("section",{class:"section",children:u(lM,{})})]})}function DI({a:n,b:e}){const t=Ie.value?.kind;return u("section",{class:"section scroll-x",children:u("table",{class:"plain","data-test":"comparison",children:[u("thead",{children:u("tr",{children:[u("th",{}),u("th",{class:"number",children:fn(ht.value)}),u("th",{class:"number",children:fn(un.value)}),u("th",{class:"number",children:"change"})]})}),u("tbody",{children:nM([Up(t,n),Up(t,e)]).map(({key:i,label:s,cells:[r,a]})=>u("tr",{"data-row":i,children:[u("td",{class:"soft",children:s}),u("td",{class:"number",children:r?Fp(r):"–"}),u("td",{class:"number",children:a?Fp(a):"–"}),u("td",{class:"number",children:uM(r?.value,a?.value)})]},i))})]})})}function NI(){const n=rM.value;if(n.length<2)return null;const e=nM(n.map(({summary:t})=>Up(Ie.value?.kind,t)));return u("details",{class:"section",open:n.length>2,children:[u("summary",{children:["All runs",u("span",{class:"brief",children:n.length})]}),u("div",{class:"inner scroll-x",children:u("table",{class:"plain all-runs","data-test":"all-runs",children:[u("thead",{children:u("tr",{children:[u("th",{}),n.map(({run:t})=>u("th",{class:"number",children:u("button",{class:"button small plain","aria-pressed":t.id===ht.value,title:"compare this run",onClick:()=>Ql(t.id),children:fn(t.id)})},t.id))]})}),u("tbody",{children:e.map(({key:t,label:i,cells:s})=>u("tr",{"data-row":t,children:[u("td",{class:"soft",children:i}),s.map((r,a)=>u("td",{class:"number",children:r?Fp(r):"–"},n[a].run.id))]},t))})]})})]})}function II(){return u("div",{class:"field",children:[u("label",{for:"compare-map",children:"difference on the ground"}),u("span",{class:"value",children:u("select",{id:"compare-map",value:ss.value??"",onChange:n=>ss.value=n.currentTarget.value||null,"data-test":"compare-map",children:[u("option",{value:"",children:"none"}),za.value.map(n=>u("option",{value:n.name,children:n.title},n.name))]})})]})}function UI(){const n=Ie.value?.kind,e=n==="rockfall"?zo.value&&sc.value&&un.value!==ht.value&&{a:zo.value,b:sc.value}:oI.value,t=dn.value.find(i=>i.live&&(i.id===ht.value||i.id===un.value));return t?u("p",{class:"empty",children:[fn(t.id)," is still running."]}):e?n==="rockfall"?u(LI,{...e}):u(ut,{children:[u(DI,{...e}),n!=="rocking"&&u(sI,{...e})]}):u("p",{class:"empty",children:dn.value.filter(i=>i.complete).length<2?"Two complete runs are needed: run the project again after a change.":"Choose two different runs that are complete."})}function FI(){return u(ut,{children:[u(Op,{label:"this run",value:ht.value,set:Ql}),u(Op,{label:"with",value:un.value,set:n=>un.value=n||null,none:"choose a run",except:ht.value}),Ie.value?.kind==="rockfall"&&u(II,{}),u(UI,{}),u(NI,{})]})}const fs=(n,e,t={})=>({key:n,label:e,kind:"text",...t}),ve=(n,e,t="",i="",s={})=>({key:n,label:e,kind:"number",unit:t,usual:i,...s}),Un=(n,e,t="",i={})=>({key:n,label:e,kind:"whole",usual:t,...i}),Rl=(n,e,t="",i="",s={})=>({key:n,label:e,kind:"random",unit:t,usual:i,...s}),kn=(n,e,t,i="",s={})=>({key:n,label:e,kind:"choice",words:t,usual:i,...s}),pi=(n,e,t,i={})=>({key:n,label:e,kind:"file",endings:t,...i}),tf=["tif","tiff","asc"],Sv=["obj","ply","stl"],Mv=["geojson","gpkg","shp"],hM=[{title:"Project",path:"",shape:"top",fields:[fs("name","name"),Un("seed","seed","1",{help:"of all random numbers: the same seed gives the same result"}),Un("rocks","rocks","one for each point",{help:"how many rocks the sources let go together"}),{key:"until",label:"until",kind:"raw",usual:'{ quantity = "energy@fence", percentile = 95, relative_ci = 0.05 }',help:"instead of rocks: go on until a percentile is known well enough"}]},{title:"Slope",path:"slope",shape:"table",fields:[pi("dem","height model",tf),pi("mesh","or mesh",Sv),Un("band","band","1"),fs("crs","coordinate system",{usual:"that of the file"})]},{title:"Materials",path:"material",shape:"group",noun:"material",fresh:{restitution:.3,friction:.6},fields:[Rl("restitution","restitution","","needed"),Rl("friction","friction","","needed")]},{title:"Where which material is",path:"materials",shape:"table",closed:!0,fields:[kn("default","elsewhere","@material","the only material"),pi("regions","regions",Mv),pi("texture","raster of classes",tf),{key:"texture_classes",label:"its classes",kind:"raw",usual:'{ 1 = "rock", 2 = "talus" }'},pi("texture_legend","or legend",["csv"]),pi("triangles","by triangle",["csv"])]},{title:"Rocks",path:"rock",shape:"group",noun:"rock",fresh:{shape:"boulder",mass_kg:800},fields:[kn("shape","shape","@shape","needed"),Rl("mass_kg","mass","kg","density times volume"),Rl("density_kg_m3","density","kg/m³","2700"),{key:"sides_m",label:"sides",kind:"randoms",unit:"m",usual:"as drawn"},Un("variety","variety","1",{help:"of boulder: so many different shapes"}),Un("points","corners","24",{help:"of boulder"}),ve("roundness","roundness","","0.8",{help:"of boulder: 0 to 1"}),Un("seed","seed","that of the project"),Un("level","level","3",{help:"of sphere and ellipsoid: 20 · 4^level triangles"}),ve("height_m","height","m","",{help:"of polygon"}),{key:"polygon_m",label:"outline",kind:"places",unit:"m",help:"of polygon"}]},{title:"Sources",path:"seeder",shape:"list",noun:"source",fields:[{key:"rock",label:"rock",kind:"choice",words:"@rock",usual:"needed"},{key:"point",label:"point",kind:"place",unit:"m"},{key:"line",label:"line",kind:"places",unit:"m"},{key:"area",label:"area",kind:"places",unit:"m"},pi("cells","raster of cells",tf),pi("file","GIS file",Mv),fs("layer","layer",{usual:"the only one"}),fs("where","where",{usual:"all features"}),fs("weight_field","weight field"),pi("states","table of states",["csv"]),Un("rocks","rocks","a share of all"),ve("weight","weight","","length, area or number"),Rl("drop_height_m","drop height","m","0.01"),{key:"velocity_m_s",label:"velocity",kind:"randoms",unit:"m/s",usual:"0"},{key:"spin_rad_s",label:"spin",kind:"randoms",unit:"rad/s",usual:"0"},{key:"orientation",label:"orientation",kind:"raw",usual:'"random"'}],help:"Draw points, lines and areas on the ground with the tools above the stage."},{title:"Barriers",path:"barrier",shape:"list",noun:"barrier",fields:[fs("name","name",{usual:"needed"}),ve("height_m","height","m","needed"),ve("capacity_kJ","capacity","kJ","unlimited"),{key:"line",label:"foot",kind:"places",unit:"m"},ve("spacing_m","spacing","m","1"),pi("mesh","or mesh",Sv)]},{title:"Counters",path:"counter",shape:"list",noun:"counter",fields:[fs("name","name",{usual:"needed"}),ve("height_m","height","m","none"),{key:"line",label:"line",kind:"places",unit:"m"}]},{title:"Maps",path:"maps",shape:"table",closed:!0,fields:[kn("files","maps",["all","none"],"all"),ve("cell_m","cell","m","that of the height model"),{key:"percentiles",label:"percentiles",kind:"numbers",unit:"%",usual:"50, 95, 99"},{key:"origin",label:"origin",kind:"place",unit:"m",usual:"corner of the slope"}]},{title:"Paths kept",path:"paths",shape:"table",closed:!0,fields:[Un("rocks","rocks","200"),ve("tolerance_m","tolerance","m","0.05")]},{title:"Design of barriers",path:"design",shape:"table",closed:!0,fields:[kn("energy","energy",["translational","total"],"translational"),ve("failures_per_year","failures a year","1/a","none"),ve("uni_percentile","UNI percentile","%","95"),ve("uni_topography","UNI topography","","1.10"),ve("uni_simulation","UNI simulation","","1.10"),ve("uni_volume","UNI volume","","1.10"),ve("uni_density","UNI density","","1.00"),ve("uni_risk","UNI risk","","1.00"),ve("uni_barrier","UNI barrier","","1.20"),ve("uni_freeboard_m","UNI freeboard","m","0.5"),ve("onr_energy_percentile","ONR energy percentile","%","99"),ve("onr_height_percentile","ONR height percentile","%","95"),ve("onr_energy","ONR energy factor","","1.15"),ve("onr_height","ONR height factor","","1.30"),ve("onr_freeboard_m","ONR freeboard","m","0")]},{title:"Shadow angle",path:"runout",shape:"table",closed:!0,fields:[{key:"apex",label:"apex",kind:"place",unit:"m"},ve("apex_z_m","or its height","m")]},{title:"Engine",path:"engine",shape:"table",closed:!0,help:"The defaults are meant to be left alone.",fields:[kn("law","law of impacts","@law","bounded"),ve("gravity_m_s2","gravity","m/s²","9.81"),ve("collision_tolerance_m","collision tolerance","m","0.0001"),Un("friction_directions","friction directions","8"),ve("max_contact_step_s","longest contact step","s","0.05"),ve("max_step_angle_rad","largest turn a step","rad","0.1"),kn("flight","flight",["exact","symplectic"],"exact"),ve("drag_rate_1_s","decay of spin","1/s","0.1"),ve("symplectic_step_s","step of flight","s","0.001"),ve("rest_speed_m_s","speed of rest","m/s","0.001"),ve("jitter_size_m","jitter size","m","0.001"),ve("jitter_time_s","jitter time","s","1"),ve("max_time_s","longest time","s","300"),Un("max_steps","most steps","2000000")]}],nf=["at2","smc","v2","v2c","csv","txt"],kI=["half-sine","one-sine","one-cosine","rectangular","ricker"],OI=["slope","material","materials","barrier"],BI=[{title:"Project",path:"",shape:"top",fields:[fs("name","name")]},{title:"Block",path:"block",shape:"table",fields:[{key:"box_m",label:"sides of a box",kind:"triple",unit:"m"},pi("mesh","or mesh",["obj","ply","stl"]),{key:"planar",label:"planar",kind:"bool",usual:"false",help:"two lower corners in the x-z plane, as in textbooks"},ve("density_kg_m3","density","kg/m³","2600"),ve("mass_kg","or mass","kg"),ve("turn_deg","turned by","°","0"),ve("tilt_deg","let go at tilt","°","from rest"),{key:"velocity_m_s",label:"velocity",kind:"triple",unit:"m/s",usual:"0"},{key:"spin_rad_s",label:"spin",kind:"triple",unit:"rad/s",usual:"0"}]},{title:"Pedestal",path:"pedestal",shape:"table",fields:[ve("friction","static friction","","0.6"),ve("kinetic_friction","kinetic friction","","the same"),ve("restitution","restitution","","0"),{key:"box_m",label:"box",kind:"triple",unit:"m",usual:"a plane"},pi("mesh","or mesh",["obj","ply","stl"])]},{title:"Ground motion",path:"motion",shape:"table",fields:[pi("file","record",nf),pi("file_2","90° clockwise",nf),pi("file_up","vertical",nf),{key:"files",label:"records",kind:"raw",usual:'["a.AT2", "b.AT2"]',help:"of a fragility study"},{key:"pulse",label:"or pulse",kind:"raw",usual:'{ shape = "half-sine", pga_g = 0.5, period_s = 0.8 }'},{key:"pulses",label:"pulses",kind:"raw",usual:'{ shape = "half-sine", periods_s = [0.5, 1] }',help:"of a fragility study"},ve("step_s","step of text files","s"),kn("unit","unit of text files",["m/s2","g","cm/s2"]),kn("baseline","baseline",["none","mean","linear"],"none"),ve("scale","factor","","1"),ve("pga_g","or scaled to PGA","g"),ve("pgv_m_s","or to PGV","m/s"),ve("azimuth_deg","azimuth","°","90: along x")]},{title:"Study",path:"study",shape:"table",fields:[kn("type","type",["single","grid","fragility","overturning"],"needed"),ve("record_step_s","rows every","s","0.01"),pi("cases","cases",["csv"]),{key:"alpha_deg",label:"alpha",kind:"numbers",unit:"°"},{key:"theta0_deg",label:"theta0",kind:"numbers",unit:"°"},{key:"mu",label:"mu",kind:"numbers"},{key:"pga_g",label:"intensities, PGA",kind:"numbers",unit:"g"},{key:"scales",label:"or factors",kind:"numbers"},{key:"azimuths_deg",label:"azimuths",kind:"numbers",unit:"°"},{key:"frictions",label:"frictions",kind:"numbers"},kn("shape","pulse",kI),{key:"periods_s",label:"periods",kind:"numbers",unit:"s"},ve("lowest_pga_g","lowest PGA","g"),ve("highest_pga_g","highest PGA","g"),Un("steps","steps","60")]},{title:"Runout",path:"runout",shape:"table",closed:!0,fields:[{key:"place_m",label:"place",kind:"place",unit:"m"},kn("law","law on the slope","@law","bounded"),ve("max_time_s","longest time","s","300"),ve("frames_per_s","frames","1/s","30")]},...hM.filter(n=>OI.includes(n.path)).map(n=>({...n,closed:!0})),{title:"Engine",path:"engine",shape:"table",closed:!0,fields:[kn("law","law of impacts","@law","closest"),ve("gravity_m_s2","gravity","m/s²","9.81"),ve("step_s","longest step","s","0.002"),ve("contact_tolerance_m","contact tolerance","m","1e-6 of the size"),ve("after_motion_s","time after the motion","s","20"),ve("toppled_deg","toppled at","°"),ve("max_turn_to_rest_deg","turn to rest","°","11.5")]}],Di=(n,e,t="",i="",s={})=>({key:n,label:e,kind:"triple",unit:t,usual:i,...s}),ji=(n,e,t,i={})=>({key:n,label:e,kind:"raw",usual:t,...i}),sf=(n,e,t="",i="",s={})=>({key:n,label:e,kind:"numbers",unit:t,usual:i,...s}),zI=[{title:"Project",path:"",shape:"top",fields:[fs("name","name",{usual:"that of the file"}),ve("duration_s","duration","s","needed"),ji("gravity_m_s2","gravity","9.81",{unit:"m/s²",help:"downward, or a list [x, y, z]"}),kn("law","law of contacts","@law","lcp",{help:"how contacts are answered; none: bodies pass through each other"})]},{title:"Bodies",path:"body",shape:"list",noun:"body",fresh:{box_m:[.2,.2,.2],position_m:[0,0,1]},fields:[fs("name","name",{usual:"body-1, body-2, …"}),ve("sphere_radius_m","sphere: radius","m"),Di("box_m","box: sides","m"),ji("capsule","capsule","{ radius_m = 0.1, length_m = 0.5 }"),ji("cylinder","cylinder","{ radius_m = 0.2, height_m = 0.5 }"),{key:"hull_m",label:"hull of points",kind:"places",unit:"m"},pi("mesh","mesh",["obj","ply","stl"]),kn("mesh_as","mesh taken as",["hull","surface","parts"],"hull"),kn("shape","shape of the library","@shape"),Di("sides_m","sides","m","as drawn",{help:"stretches mesh or shape"}),Un("seed","seed","1",{help:"of a boulder"}),{key:"plane",label:"plane",kind:"bool",help:"everything below z = 0 of the body"},ji("parts","parts","[{ box_m = [1, 0.2, 0.2] }, ...]",{help:"shapes joined rigidly"}),Di("position_m","place","m","0, 0, 0"),Di("turn_deg","turned about x, y, z","°","0, 0, 0"),sf("quaternion","or quaternion","","w, x, y, z"),ve("density_kg_m3","density","kg/m³","2700"),ve("mass_kg","or mass","kg"),ji("inertia_kg_m2","inertia","from the shape",{unit:"kg m²"}),Di("centre_m","centre of mass","m","from the shape"),kn("motion","motion",["dynamic","fixed","kinematic"],"dynamic"),ji("drive","drive","{ amplitude_m = [0, 0, 0.01], frequency_Hz = 5 }",{help:"how a kinematic body moves"}),Di("velocity_m_s","velocity","m/s","0, 0, 0"),Di("spin_rad_s","spin","rad/s","0, 0, 0"),kn("material","material","@material","default"),ve("linear_drag_1_s","drag","1/s","0"),ve("angular_drag_1_s","drag of spin","1/s","0"),Un("collision_group","collision group","0",{help:"bodies of the same group > 0 do not touch"}),fs("colour","colour",{usual:"#rrggbb"}),Un("copies","copies","1"),Di("step_m","step of copies","m"),Di("step_turn_deg","turn of copies","°","0, 0, 0"),ji("grid","copies in a grid","{ counts = [3, 3, 1], step_m = [1, 1, 1] }"),ji("ring","copies in a ring","{ copies = 12 }")]},{title:"Materials",path:"material",shape:"group",noun:"material",fresh:{friction:.5,restitution:.2},fields:[ve("friction","friction","","needed"),ve("restitution","restitution","","needed")]},{title:"Pairs of materials",path:"pair",shape:"list",noun:"pair",closed:!0,fresh:{materials:["default","default"],friction:.5,restitution:.2},fields:[ji("materials","materials",'["rock", "steel"]'),ve("friction","friction","","needed"),ve("restitution","restitution","","needed")]},{title:"Joints",path:"joint",shape:"list",noun:"joint",closed:!0,fresh:{kind:"pin",bodies:["","world"],point_m:[0,0,1]},fields:[fs("name","name",{usual:"joint-1, joint-2, …"}),kn("kind","kind",["pin","hinge","slider"],"needed"),ji("bodies","bodies",'["arm", "world"]'),Di("point_m","point","m","needed"),Di("axis","axis","","of a hinge or slider"),sf("limits_deg","limits","°","none",{help:"of a hinge, from the start"}),sf("limits_m","limits","m","none",{help:"of a slider, from the start"}),ji("motor","motor","{ speed_rad_s = 1, gain_N_m_s = 200, torque_N_m = 60 }")]},{title:"Springs",path:"spring",shape:"list",noun:"spring",closed:!0,fresh:{bodies:["","world"],to_m:[0,0,1],stiffness_N_m:1e3},fields:[ji("bodies","bodies",'["a", "world"]'),Di("from_m","end on the first","m","centre of mass"),Di("to_m","end on the second","m","centre of mass"),ve("stiffness_N_m","stiffness","N/m","needed"),ve("damping_N_s_m","damping","N s/m","0"),ve("rest_length_m","rest length","m","length at the start")]},{title:"Output",path:"output",shape:"table",fields:[ve("frame_s","frames every","s","0.02"),{key:"contacts",label:"contacts kept",kind:"bool",usual:"false"}]},{title:"Engine",path:"",shape:"top",closed:!0,fields:[ve("dt_s","time step","s","0.002"),ve("tolerance_m","bodies touch within","m","1e-4"),ve("resting_speed_m_s","resting speed","m/s","2 |g| dt"),Un("most_events","impacts a step","16"),Un("threads","threads","all")]},{title:"Law penalty",path:"penalty",shape:"table",closed:!0,fields:[kn("integrator","integrator",["semi-implicit-euler","rosenbrock-shampine","rosenbrock-l-stable"],"rosenbrock-l-stable"),kn("solver","solver",["direct","bicgstab-diagonal","bicgstab-block"],"direct"),ve("depth_m","depth at rest","m","1e-4"),ve("stiffness_N_m","stiffness","N/m","from the depth"),ve("damping_N_s_m","damping","N s/m","critical"),ve("friction_speed_m_s","friction speed","m/s","0.001"),ji("tangential_spring","tangential spring","true"),ve("relative_error","relative error","","1e-4"),ve("absolute_error","absolute error","","1e-6"),Un("most_retries","most retries","40")]},{title:"Symmetry",path:"symmetry",shape:"table",closed:!0,fields:[Di("point_m","point of the mirror","m","0, 0, 0"),Di("normal","its direction","","needed")]},{title:"Robot soccer",path:"soccer",shape:"table",closed:!0,help:"A game in place of bodies, materials and joints.",fields:[Un("robots","robots a team","2"),ve("length_m","length","m","2.74"),ve("width_m","width","m","1.52"),ve("goal_width_m","goal","m","0.5"),ve("wall_height_m","walls","m","0.12"),ve("ball_mass_kg","mass of the ball","kg","0.046"),ve("ball_radius_m","radius of the ball","m","0.0215"),ve("robot_mass_kg","mass of a robot","kg","2"),ve("top_speed_m_s","top speed","m/s","0.9"),ve("control_period_s","time between decisions","s","0.02"),Un("seed","seed","1")]}],HI=[["sphere_radius_m","sphere"],["box_m","box"],["capsule","capsule"],["cylinder","cylinder"],["hull_m","hull"],["mesh","mesh"],["plane","plane"],["parts","parts"]];function GI(n,e){const t=o=>Array.isArray(o)?o.map(l=>String(l)||"?").join(" – "):"";if(n==="joint")return[String(e.kind??""),t(e.bodies)].filter(Boolean).join(", ");if(n==="spring")return t(e.bodies);if(n==="pair")return t(e.materials);const i=typeof e.shape=="string"?e.shape:HI.find(([o])=>o in e)?.[1]??"",s=e.grid,r=e.ring,a=Array.isArray(s?.counts)?s.counts.map(Number).reduce((o,l)=>o*l,1):Number(r?.copies??e.copies??1);return[i,a>1?`${a} times`:"",typeof e.motion=="string"&&e.motion!=="dynamic"?e.motion:""].filter(Boolean).join(", ")}const dM={uniform:["lower","upper"],normal:["mean","deviation"],lognormal:["median","sigma"],triangular:["lower","mode","upper"],exponential:["mean"],beta:["alpha","beta","lower","upper"],discrete:[]},bv=n=>Math.exp(-.5*n*n)/Math.sqrt(2*Math.PI);function VI(n){const[e,t,i,s]=n.values;switch(n.kind){case"uniform":return t>e?{density:()=>1/(t-e),low:e,high:t}:null;case"normal":return t>0?{density:r=>bv((r-e)/t)/t,low:e-5*t,high:e+5*t}:null;case"lognormal":return e>0&&t>0?{density:r=>r>0?bv(Math.log(r/e)/t)/(r*t):0,low:e*Math.exp(-5*t),high:e*Math.exp(5*t)}:null;case"triangular":return i>e&&t>=e&&t<=i?{density:WI(e,t,i),low:e,high:i}:null;case"exponential":return e>0?{density:r=>Math.exp(-r/e)/e,low:0,high:12*e}:null;case"beta":{const[r,a]=[i??0,s??1];return e>0&&t>0&&a>r?{density:$I(e,t,r,a),low:r,high:a}:null}default:return null}}const WI=(n,e,t)=>i=>i<e?2*(i-n)/((t-n)*(e-n)):t>e?2*(t-i)/((t-n)*(t-e)):2/(t-n),$I=(n,e,t,i)=>s=>{const r=(s-t)/(i-t);return r<=0||r>=1?0:Math.exp((n-1)*Math.log(r)+(e-1)*Math.log(1-r))},bo=4e3;function XI(n,e,t,i){const s=l=>i?e*(t/e)**(l/bo):e+(t-e)*l/bo,r=new Float64Array(bo+1);for(let l=0;l<bo;++l){const[c,h]=[s(l),s(l+1)];r[l+1]=r[l]+n((c+h)/2)*(h-c)}const a=r[bo];return{total:a,quantile:l=>{let c=0;for(;c<bo-1&&r[c+1]<l*a;)++c;const h=r[c+1]-r[c],d=h>0?(l*a-r[c])/h:0;return s(c)+d*(s(c+1)-s(c))}}}function qI(n){const e=VI(n);if(!e)return null;const t=Math.max(e.low,n.min??-1/0),i=Math.min(e.high,n.max??1/0);if(!(i>t))return null;const{total:s,quantile:r}=XI(e.density,t,i,n.kind==="lognormal"&&t>0);if(!(s>0))return null;const[a,o]=YI(n,t,i,r),l=Array.from({length:121},(c,h)=>a+(o-a)*h/120);return{x:l,y:l.map(c=>e.density(c)/s),discrete:!1,p5:r(.05),p50:r(.5),p95:r(.95)}}function YI(n,e,t,i){return n.kind==="uniform"||n.kind==="triangular"||n.kind==="beta"?[e,t]:[n.kind==="exponential"||n.kind==="lognormal"?e:i(5e-4),i(.995)]}function KI(n){const e=n.values.map((s,r)=>({value:s,weight:n.weights?.[r]??1})).filter(({value:s,weight:r})=>r>0&&s>=(n.min??-1/0)&&s<=(n.max??1/0)).sort((s,r)=>s.value-r.value),t=e.reduce((s,r)=>s+r.weight,0);if(e.length===0||!(t>0))return null;const i=s=>{let r=0;for(const a of e)if((r+=a.weight)>=s*t)return a.value;return e[e.length-1].value};return{x:e.map(s=>s.value),y:e.map(s=>s.weight/t),discrete:!0,p5:i(.05),p50:i(.5),p95:i(.95)}}function ng(n){return n.values.length===0||n.values.some(e=>!Number.isFinite(e))?null:n.kind==="discrete"?KI(n):qI(n)}const lr=n=>({ok:!0,value:n}),Dc=n=>({ok:!1,problem:n});function pc(n){const e=n.trim().replace("−","-");return e===""?lr(void 0):/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(e)?lr(Number(e)):Dc("is no number")}function ZI(n){const e=n.trim().replaceAll("_","").replaceAll(" ","");return e===""?lr(void 0):/^[+-]?\d+$/.test(e)?lr(Number(e)):Dc("is no whole number")}function ig(n){const e=n.split(/[,;\s]+/).filter(i=>i!=="");if(e.length===0)return lr(void 0);const t=e.map(pc);return t.every(i=>i.ok)?lr(t.map(i=>i.value)):Dc("is no list of numbers")}function JI(n){const e=n.split(`
`).map(s=>s.trim()).filter(s=>s!=="");if(e.length===0)return lr(void 0);const t=e.map(ig);return t.every(s=>s.ok&&Array.isArray(s.value)&&(s.value.length===2||s.value.length===3))?lr(t.map(s=>s.value)):Dc("needs two or three numbers in each line")}const jI=n=>Array.isArray(n)?n.map(e=>Array.isArray(e)?e.join(", "):String(e)).join(`
`):"";function Jo(n){return n==null?"":Array.isArray(n)?`[${n.map(Jo).join(", ")}]`:typeof n=="object"?`{ ${Object.entries(n).map(([e,t])=>`${QI(e)} = ${Jo(t)}`).join(", ")} }`:typeof n=="string"?JSON.stringify(n):String(n)}const QI=n=>/^[A-Za-z0-9_-]+$/.test(n)?n:JSON.stringify(n);function fM(n){if(n.trim()==="")return lr(void 0);const e=new eU(n);try{const t=e.value();return e.end(),lr(t)}catch(t){return Dc(t.message)}}class eU{constructor(e){this.text=e}at=0;skip(){for(;/\s/.test(this.text[this.at]??"");)++this.at}take(e){return this.skip(),this.text[this.at]!==e?!1:(++this.at,!0)}end(){if(this.skip(),this.at<this.text.length)throw new Error(`does not go on with ${this.text.slice(this.at,this.at+12)}`)}value(){if(this.skip(),this.take("["))return this.list();if(this.take("{"))return this.table();const e=this.text.slice(this.at),t=/^("(?:[^"\\]|\\.)*"|'[^']*'|true|false|[+-]?[\d.][\d._eE+-]*)/.exec(e)?.[0];if(!t)throw new Error(e===""?"ends too early":`is no value: ${e.slice(0,20)}`);if(this.at+=t.length,t[0]==='"')return JSON.parse(t);if(t[0]==="'")return t.slice(1,-1);if(t==="true"||t==="false")return t==="true";const i=Number(t.replaceAll("_",""));if(!Number.isFinite(i))throw new Error(`is no number: ${t}`);return i}list(){const e=[];for(;!this.take("]");)e.push(this.value()),!this.take(",")&&this.text[this.at]!=="]"&&this.missing("]"),this.skip();return e}table(){const e={};for(;!this.take("}");){this.skip();const t=/^("[^"]*"|[A-Za-z0-9_-]+)/.exec(this.text.slice(this.at))?.[0];if(!t)throw new Error("needs a key");if(this.at+=t.length,!this.take("="))throw new Error(`needs = after ${t}`);e[t.replaceAll('"',"")]=this.value(),!this.take(",")&&(this.skip(),this.text[this.at]!=="}")&&this.missing("}")}return e}missing(e){if(this.skip(),this.text[this.at]!==e)throw new Error(`needs , or ${e}`)}}const tU=Object.keys(dM);function Yh(n){if(typeof n!="object"||n===null||Array.isArray(n))return null;const e=tU.find(s=>s in n);if(!e)return null;const t=s=>(Array.isArray(s)?s:s===void 0?[]:[s]).map(Number),i=s=>typeof s=="number"?s:void 0;return{kind:e,values:t(n[e]),weights:n.weights?t(n.weights):void 0,min:i(n.min),max:i(n.max)}}function Vu(n){const e=n.kind==="exponential"?n.values[0]:n.values,t={[n.kind]:e};return n.weights&&n.weights.length>0&&(t.weights=n.weights),n.min!==void 0&&(t.min=n.min),n.max!==void 0&&(t.max=n.max),t}function nU(n,e){const[t,i]=[e-.2*Math.abs(e||1),e+.2*Math.abs(e||1)].map(r=>Number(r.toPrecision(3))),s={uniform:[t,i],normal:[e,Number((.1*Math.abs(e||1)).toPrecision(2))],lognormal:[Math.abs(e)||1,.5],triangular:[t,e,i],exponential:[Math.abs(e)||1],beta:[2,2,t,i],discrete:[t,e,i]};return{kind:n,values:s[n]}}function iU([n,e,t]){const[i,s]=[Math.cos(.6),Math.sin(.6)],[r,a]=[i*n-s*e,s*n+i*e],[o,l]=[Math.cos(.45),Math.sin(.45)];return[r,o*t+l*a,o*a-l*t]}function sU(n,e){const t=Array.from({length:n.length/3},(a,o)=>iU([n[3*o],n[3*o+1],n[3*o+2]])),i=Math.max(...t.map(a=>Math.max(Math.abs(a[0]),Math.abs(a[1]))))||1;return Array.from({length:e.length/3},(a,o)=>[0,1,2].map(l=>t[e[3*o+l]])).map(a=>{const[o,l]=[1,2].map(d=>a[d].map((f,p)=>f-a[0][p])),c=[o[1]*l[2]-o[2]*l[1],o[2]*l[0]-o[0]*l[2],o[0]*l[1]-o[1]*l[0]],h=Math.hypot(...c)||1;return{f:a,towards:-c[2]/h,shade:Math.max(0,(-.45*c[0]+.7*c[1]-.55*c[2])/h),depth:a[0][2]+a[1][2]+a[2][2]}}).filter(a=>Math.abs(a.towards)>1e-6).sort((a,o)=>o.depth-a.depth).map(({f:a,shade:o})=>({shade:o,points:a.map(l=>`${(50+44*l[0]/i).toFixed(1)},${(50-44*l[1]/i).toFixed(1)}`).join(" ")}))}function rU({name:n}){const[e,t]=ii(null),[i,s]=ii(0),r=si.value.length===0;return Oi(()=>{let a=!0;if(r)return ft.rockShape(n,i).then(({header:o,arrays:l})=>{a&&t({faces:sU(l.position,l.index),mass:o.mass_kg,volume:o.volume_m3,sides:o.sides_m})},()=>a&&t(null)),()=>void(a=!1)},[n,i,Ir.value,r]),e?u("div",{class:"rock-preview",style:{opacity:r?1:.45},children:[u("svg",{viewBox:"0 0 100 100",width:"96",height:"96",role:"img","aria-label":`shape of ${n}`,children:e.faces.map((a,o)=>u("polygon",{points:a.points,fill:`hsl(31 42% ${Math.round(30+42*a.shade)}%)`,stroke:`hsl(31 42% ${Math.round(30+42*a.shade)}%)`,"stroke-width":"0.4"},o))}),u("div",{class:"soft number",children:[u("div",{children:[Ve(e.mass)," kg"]}),u("div",{children:[Ve(e.volume)," m³"]}),u("div",{children:[e.sides.map(a=>Ve(a,3)).join(" × ")," m"]}),u("button",{class:"button small",onClick:()=>s(i+1),title:"draw another one",children:"Another"})]})]}):null}function Uo({label:n,text:e,parse:t,set:i,id:s,placeholder:r,invalid:a,rows:o}){const[l,c]=ii(null),[h,d]=ii("");Oi(()=>d(""),[e]);const f=_=>{c(_);const S=t(_);d(S.ok?"":S.problem),S.ok&&i(S.value)},p={id:s,value:l??e,placeholder:r,"aria-label":s?void 0:n,"aria-invalid":h!==""||a?"true":void 0,title:h?`${n} ${h}`:void 0,disabled:!Ie.value?.writable,spellcheck:!1,onBlur:()=>c(h?l:null)};return o?u("textarea",{...p,rows:o,onInput:_=>f(_.currentTarget.value)}):u("input",{type:"text",...p,onInput:_=>f(_.currentTarget.value)})}const aU=[["number","fixed"],["uniform","uniform"],["normal","normal"],["lognormal","log-normal"],["triangular","triangular"],["exponential","exponential"],["beta","beta"],["discrete","discrete"]];function oU({value:n}){const e=Yh(n),t=e&&ng(e);if(!t)return null;const[i,s]=[Math.min(t.x[0],t.p5),Math.max(t.x[t.x.length-1],t.p95)],r=Math.max(...t.y.filter(Number.isFinite))||1,a=c=>4+192*(c-i)/(s-i||1),o=c=>40-36*Math.min(1,c/r),l=t.x.map((c,h)=>`${a(c).toFixed(1)},${o(t.y[h]).toFixed(1)}`).join(" ");return u("svg",{class:"density",viewBox:"0 0 200 42",role:"img","aria-label":`5 % below ${Ve(t.p5)}, half below ${Ve(t.p50)}, 95 % below ${Ve(t.p95)}`,children:[t.discrete?t.x.map((c,h)=>u("line",{x1:a(c),x2:a(c),y1:"40",y2:o(t.y[h]),stroke:"var(--link)","stroke-width":"3"},c)):u("polygon",{points:`${a(t.x[0])},40 ${l} ${a(t.x[t.x.length-1])},40`,fill:"var(--link-paper)",stroke:"var(--link)","stroke-width":"1.3"}),[t.p5,t.p50,t.p95].map(c=>u("line",{x1:a(c),x2:a(c),y1:"4",y2:"40",stroke:"var(--soft)","stroke-width":"1","stroke-dasharray":"2 2"},c)),u("line",{x1:"0",x2:"200",y1:"40.5",y2:"40.5",stroke:"var(--rule)"})]})}function lU({path:n,value:e,unit:t}){const i=(Wi.value?.random??Ie.value?.random??[]).find(a=>a.key===Ro(n)),s=Yh(e),r=i??(s&&ng(s));return r?u("div",{class:"soft number percentiles",children:["5 % ",Ve(r.p5)," · 50 % ",Ve(r.p50)," · 95 % ",Ve(r.p95)," ",t]}):null}function cU({value:n,change:e,name:t}){const i=Yh(n),s=(a,o)=>e(Vu({...i,values:Object.assign([...i.values],{[a]:Number(o??0)})}));if(i.kind==="discrete")return u(Uo,{label:`${t}: values`,text:i.values.join(", "),parse:ig,set:a=>e(Vu({...i,values:a??[]}))});const r=a=>o=>e(Vu({...i,[a]:o===void 0?void 0:Number(o)}));return u("div",{class:"parameters",children:[dM[i.kind].map((a,o)=>u("label",{children:[u("span",{class:"soft",children:a}),u(Uo,{label:`${t}: ${a}`,text:i.values[o]===void 0?"":String(i.values[o]),parse:pc,set:l=>s(o,l)})]},a)),["min","max"].map(a=>u("label",{children:[u("span",{class:"soft",children:a}),u(Uo,{label:`${t}: ${a}`,text:i[a]===void 0?"":String(i[a]),placeholder:"none",parse:pc,set:r(a)})]},a))]})}function pM({path:n,value:e,change:t,usual:i,unit:s,label:r,id:a,invalid:o}){const l=Yh(e),c=typeof e=="object"&&e!==null&&!l,h=typeof e=="number"?e:l?ng(l)?.p50??1:Number.parseFloat(i??"")||1,d=f=>t(f==="number"?Number(h.toPrecision(4)):Vu(nU(f,h)));return u("div",{class:"triple",children:[u("span",{class:"value",children:[c?u("code",{class:"soft",children:Jo(e)}):l?null:u(Uo,{id:a,label:r,text:e===void 0?"":String(e),placeholder:i,parse:pc,set:t,invalid:o}),s&&!l&&u("span",{class:"unit",children:s}),u("select",{class:"kind",value:c?"csv":l?l.kind:"number","aria-label":`${r}: fixed or distributed`,onChange:f=>d(f.currentTarget.value),disabled:!Ie.value?.writable,children:[c&&u("option",{value:"csv",children:"of a file"}),aU.map(([f,p])=>u("option",{value:f,children:p},f))]})]}),l&&u(cU,{value:e,change:t,name:r}),l&&u(oU,{value:e}),(l||c)&&u(lU,{path:n,value:e,unit:s})]})}const uU=n=>({ok:!0,value:n===""?void 0:n});function hU(n){if(Array.isArray(n.words))return n.words;switch(n.words){case"@material":return la("material");case"@rock":return la("rock");case"@law":return Ie.value?.words.laws??[];case"@shape":return[...Ie.value?.words.shapes??[],...mM(["obj","ply","stl"])];default:return[]}}const mM=n=>(Ie.value?.files??[]).map(e=>e.path).filter(e=>n.includes(e.slice(e.lastIndexOf(".")+1).toLowerCase()));function gM({field:n,path:e,id:t,invalid:i,words:s}){const r=Ei(e);if(typeof r=="object"&&r!==null)return u(Uo,{id:t,label:n.label,text:Jo(r),parse:fM,set:l=>Er(e,l),invalid:i});const a=r===void 0?"":String(r),o=a===""||s.includes(a)?s:[a,...s];return u("select",{id:t,value:a,"aria-invalid":i||void 0,disabled:!Ie.value?.writable,onChange:l=>Er(e,l.currentTarget.value||void 0),children:[u("option",{value:"",children:n.usual?`(${n.usual})`:"–"}),o.map(l=>u("option",{value:l,children:l},l))]})}function dU(n){const{field:e,path:t}=n,i=async s=>{const r=s.currentTarget.files?.[0],a=r&&await tm(r);a&&Er(t,a)};return u(ut,{children:[u(gM,{...n,words:mM(e.endings??[])}),u("label",{class:"button small",title:"copy a file beside the project",children:[u("input",{type:"file",class:"hidden-text","aria-label":`${e.label}: add a file`,accept:(e.endings??[]).map(s=>"."+s).join(),onChange:s=>void i(s)}),"Add…"]})]})}function fU({field:n,path:e}){const t=Ei(e),i=Array.isArray(t)?t:[],s=n.key==="sides_m"?["x","y","z"]:["east","north","up"];if(i.length===0)return u("span",{class:"value",children:[u("span",{class:"soft",style:{flex:1},children:n.usual}),u("button",{class:"button small",disabled:!Ie.value?.writable,onClick:()=>Er(e,n.key==="sides_m"?[1,1,1]:[0,0,0]),children:"Set"})]});const r=(a,o)=>Er(e,i.map((l,c)=>c===a?o??0:l));return u("div",{class:"triple",children:[i.map((a,o)=>u("div",{class:"axis",children:[u("span",{class:"soft",children:s[o]}),u(pM,{path:[...e,o],value:a,change:l=>r(o,l),unit:n.unit??"",label:`${n.label} ${s[o]}`})]},o)),u("button",{class:"button small plain",disabled:!Ie.value?.writable,onClick:()=>Er(e,void 0),children:"Use the default"})]})}function pU(n){const{field:e,path:t,id:i,invalid:s}=n,r=Ei(t),a=(l,c,h)=>u(Uo,{id:i,label:e.label,text:l,parse:c,set:d=>Er(t,d),placeholder:e.usual,invalid:s,rows:h}),o=Array.isArray(r)?r.join(", "):r===void 0?"":String(r);switch(e.kind){case"text":return a(r===void 0?"":String(r),uU);case"number":return a(r===void 0?"":String(r),pc);case"whole":return a(r===void 0?"":String(r),ZI);case"triple":case"numbers":case"place":return a(o,ig);case"places":return a(jI(r),JI,Math.min(6,Math.max(2,Array.isArray(r)?r.length:2)));case"raw":return a(Jo(r),fM);case"choice":return u(gM,{...n,words:hU(e)});case"file":return u(dU,{...n});case"bool":return u("input",{id:i,type:"checkbox",checked:r===!0,disabled:!Ie.value?.writable,onChange:l=>Er(t,l.currentTarget.checked?!0:void 0)});case"random":return u(pM,{path:t,value:r,change:l=>Er(t,l),usual:e.usual,unit:e.unit??"",label:e.label,id:i,invalid:s});case"randoms":return u(fU,{...n})}}function wv({field:n,base:e}){const t=[...e,n.key],i=xc(t),s=`f-${Ro(t).replace(/[^A-Za-z0-9]+/g,"-")}`,r=n.kind==="random"||n.kind==="randoms";return u("div",{class:n.kind==="randoms"||n.kind==="places"?"field tall":"field","data-key":Ro(t),children:[u("label",{for:s,title:`${Ro(t)}${n.help?": "+n.help:""}`,children:n.label}),u("span",{class:"value",children:[u(pU,{field:n,path:t,id:s,invalid:i.length>0}),n.unit&&!r&&u("span",{class:"unit",children:n.unit})]}),i.map(a=>u("span",{class:"wrong",role:"alert",children:[a.problem,a.accepted&&`accepted: ${a.accepted}`].filter(Boolean).join("; ")},a.message))]})}function sg({fields:n,base:e,few:t=4}){const[i,s]=ii(!1),r=l=>Ei([...e,l.key])!==void 0||l.usual==="needed"||xc([...e,l.key]).length>0,a=n.length<=t?n:n.filter(r),o=n.filter(l=>!a.includes(l));return u(ut,{children:[a.map(l=>u(wv,{field:l,base:e},l.key)),i&&o.map(l=>u(wv,{field:l,base:e},l.key)),o.length>0&&u("button",{class:"button small plain","aria-expanded":i,onClick:()=>s(!i),"data-test":"more-keys",children:i?"Fewer keys":`${o.length} more keys`})]})}function mU({section:n}){const e=n.path===""?[]:[n.path],t=n.path!==""&&xc(e).length>0,i=Pr.value[n.title]??(!n.closed||t);return u("details",{class:"section",open:i,onToggle:s=>Pr.value={...Pr.value,[n.title]:s.currentTarget.open},"data-section":n.path||"project",children:[u("summary",{children:[n.title,t&&u("span",{class:"chip bad",children:"error"})]}),u("div",{class:"inner",children:[n.help&&u("p",{class:"soft",children:n.help}),u(sg,{fields:n.fields,base:e})]})]})}function gU(n,e,t){return n==="material"?Ei(["materials","default"])===e?[{op:"set",path:["materials","default"],value:t}]:[]:ir("seeder").flatMap((i,s)=>{if(i.rock===e)return[{op:"set",path:["seeder",s,"rock"],value:t}];const r=i.rock;return typeof r!="object"||r===null||Array.isArray(r)||!(e in r)?[]:[{op:"set",path:["seeder",s,"rock"],value:Object.fromEntries(Object.entries(r).map(([a,o])=>[a===e?t:a,o]))}]})}function _U(n,e,t){t===e||la(n).includes(t)||Lr({op:"rename",path:[n,e],name:t},...gU(n,e,t))}function vU({group:n,name:e}){const t=i=>{const s=i.currentTarget.value.trim();/^[A-Za-z0-9_-]+$/.test(s)?_U(n,e,s):i.currentTarget.value=e};return u("input",{type:"text","aria-label":`name of ${e}`,defaultValue:e,disabled:!Ie.value?.writable,onChange:t},e)}function xU(n,e){return n==="material"?`e ${rf(e.restitution)}, μ ${rf(e.friction)}`:`${String(e.shape??"")}${e.mass_kg===void 0?"":`, ${rf(e.mass_kg)} kg`}`}function rf(n){if(typeof n!="object"||n===null)return n===void 0?"–":String(n);const[e,t]=Object.entries(n)[0]??["",null];return`${e} ${Array.isArray(t)?t.join(" "):Jo(t)}`}function yU({section:n,name:e}){const t=[n.path,e],i=xc(t).length>0,s=Ei(t)??{};return u("details",{class:`item${i?" wrong-inside":""}`,open:i||void 0,"data-member":`${n.path}.${e}`,children:[u("summary",{children:[e,u("span",{class:"brief",children:xU(n.path,s)})]}),u("div",{class:"inner",children:[u("div",{class:"field",children:[u("span",{class:"name",children:"name"}),u("span",{class:"value",children:u(vU,{group:n.path,name:e})})]}),u(sg,{fields:n.fields,base:t,few:3}),n.path==="rock"&&u(rU,{name:e}),u("div",{class:"actions",children:u("button",{class:"button small danger",disabled:!Ie.value?.writable,onClick:()=>Lr({op:"remove",path:t}),children:[u(Bn,{name:"bin"}),"Remove"]})})]})]})}function SU({section:n}){const e=la(n.path),t=n.noun??"entry",i=()=>Lr({op:"set",path:[n.path,ff(t,e)],value:n.fresh??{}}),s=Pr.value[n.title]??!n.closed;return u("details",{class:"section",open:s,onToggle:r=>Pr.value={...Pr.value,[n.title]:r.currentTarget.open},"data-section":n.path,children:[u("summary",{children:[n.title,u("span",{class:"brief",children:e.length})]}),u("div",{class:"inner",children:[e.map(r=>u(yU,{section:n,name:r},r)),u("div",{class:"actions",children:u("button",{class:"button small",disabled:!Ie.value?.writable,onClick:i,"data-test":`add-${n.path}`,children:[u(Bn,{name:"plus"}),"Add a ",t]})})]})]})}const MU=n=>typeof n=="string"?n:typeof n=="object"&&n!==null?Object.keys(n).join(", "):"";function bU(n,e){const t=nl(e),i=t&&t.points.length>1?`${Ve(Lc(t.points.map(s=>[s[0],s[1]])),3)} m`:"";return n==="seeder"?[t?.key??["cells","file","states"].find(s=>s in e)??"",MU(e.rock),t?.key==="line"?i:""].filter(Boolean).join(", "):Ie.value?.kind==="scene"?GI(n,e):[i,e.height_m===void 0?"":`${e.height_m} m high`].filter(Boolean).join(", ")}function wU(n){const e=nl(n);if(!e)return;const t=il(e.points.map(([r,a])=>tl(r,a))),i=[0,1,2].map(r=>Math.min(...t.map(a=>a[r]))-15),s=[0,1,2].map(r=>Math.max(...t.map(a=>a[r]))+15);ri.value?.stage.focus(i,s)}function EU({section:n,index:e,table:t}){const i=n.path,s=[i,e],r=xc(s).length>0,a=nc(i,e),o=typeof t.name=="string"?t.name:`${n.noun} ${e+1}`,l=Us(null);Oi(()=>{a&&l.current?.scrollIntoView({block:"nearest"})},[a]);const c=()=>{zn.value=null,Lr({op:"remove",path:s})};return u("details",{ref:l,class:`item${a?" selected":""}${r?" wrong-inside":""}`,open:a||r,"data-item":`${i}[${e}]`,children:[u("summary",{onClick:h=>{h.preventDefault(),Mx(i,e)},children:[o,u("span",{class:"brief",children:bU(i,t)})]}),u("div",{class:"inner",children:[u(sg,{fields:n.fields,base:s}),u("div",{class:"actions",children:[nl(t)&&u("button",{class:"button small",onClick:()=>wU(t),children:"Show"}),u("button",{class:"button small danger",disabled:!Ie.value?.writable,onClick:c,children:[u(Bn,{name:"bin"}),"Remove"]})]})]})]})}const TU={seeder:[["point","Point"],["line","Line"],["area","Area"]],barrier:[["barrier","Draw a barrier"]],counter:[["counter","Draw a counter"]]};function AU({section:n}){const e=ir(n.path),t=Ie.value?.kind==="rockfall",i=Pr.value[n.title]??!n.closed,s=/^[aeiou]/.test(n.noun??"")?"an":"a";return u("details",{class:"section",open:i,onToggle:r=>Pr.value={...Pr.value,[n.title]:r.currentTarget.open},"data-section":n.path,children:[u("summary",{children:[n.title,u("span",{class:"brief",children:e.length})]}),u("div",{class:"inner",children:[e.map((r,a)=>u(EU,{section:n,index:a,table:r},a)),u("div",{class:"actions",children:[t&&(TU[n.path]??[]).map(([r,a])=>u("button",{class:"button small","aria-pressed":xn.value===r,disabled:!Ie.value?.writable,onClick:()=>xn.value=r,children:[u(Bn,{name:r}),a]},r)),n.path!=="counter"&&u("button",{class:"button small",disabled:!Ie.value?.writable,title:`add ${s} ${n.noun} and type its keys`,onClick:()=>{Lr({op:"add",path:[n.path],value:n.fresh??(n.path==="seeder"?{rock:""}:{name:n.noun??""})}),zn.value={list:n.path,index:e.length}},children:[u(Bn,{name:"plus"}),n.fresh?`Add ${s} ${n.noun}`:"By keys"]})]})]})]})}function Ev(n,e){e||(zn.value=null),em(Ns.value.flatMap((t,i)=>i===n?e?[e]:[]:[t]))}function RU(){const n=la("material"),e=Sc.value,t=Ie.value?.writable&&(e?.writable??!0);return u("details",{class:"section",open:!0,"data-test":"regions",children:[u("summary",{children:["Regions",u("span",{class:"brief",children:Ns.value.length})]}),u("div",{class:"inner",children:[Ns.value.map((i,s)=>u("div",{class:`field${nc("region",s)?" selected":""}`,"data-item":`region[${s}]`,children:[u("button",{class:"name pick","aria-pressed":nc("region",s),title:"show its corners",onClick:()=>Mx("region",s),children:[u("span",{class:"swatch",style:{background:Nr[Math.max(0,n.indexOf(i.properties.material))%Nr.length]}})," region ",s+1]}),u("span",{class:"value",children:[u("select",{value:i.properties.material,disabled:!t,"aria-label":`material of region ${s+1}`,onChange:r=>Ev(s,{...i,properties:{...i.properties,material:r.currentTarget.value}}),children:n.map(r=>u("option",{children:r},r))}),u("button",{class:"button small icon",disabled:!t,"aria-label":`remove region ${s+1}`,onClick:()=>Ev(s,null),children:u(Bn,{name:"bin"})})]})]},s)),u("div",{class:"actions",children:[u("button",{class:"button small",disabled:!t,"aria-pressed":xn.value==="region",onClick:()=>xn.value="region",children:[u(Bn,{name:"region"}),"Draw a region"]}),!t&&e?.file&&u("span",{class:"soft",children:[e.file," is changed in a GIS"]})]}),tr.value&&u("p",{class:"soft",style:{fontSize:"12.5px"},children:["Saved to ",e?.file||"materials.geojson"," with the project."]})]})]})}const _M=n=>n==="rockfall"?hM:n==="rocking"?BI:n==="scene"?zI:[],Pr=Le({});function CU(){const n=_M(Ie.value?.kind),e=t=>n.some(i=>{const s=i.path===""?t:t===i.path?"":t.startsWith(i.path+".")||t.startsWith(i.path+"[")?t.slice(i.path.length):null;return s!==null&&i.fields.some(r=>new RegExp(`(^|\\.)${r.key}($|[.[])`).test(s))});return aa.value.filter(t=>t.key===""||!e(t.key)).map(t=>t.message)}function PU(){return u("div",{class:"actions",style:{marginTop:0},children:u("button",{class:"button","aria-pressed":Cl.value,onClick:()=>Cl.value=!Cl.value,"data-test":"edit-file",children:Cl.value?"Back to the picture":"Edit the file"})})}function LU(){return wi.value!==null?u("p",{class:"empty",children:"The file is being edited: save or discard to go on with the forms."}):vc.value?u(ut,{children:_M(Ie.value?.kind).map(n=>{const e=Ro([n.title]);return n.shape==="group"?u(SU,{section:n},e):n.shape==="list"?u(AU,{section:n},e):u("div",{children:[u(mU,{section:n}),n.path==="materials"&&Ie.value?.kind==="rockfall"&&u(RU,{})]},e)})}):u("p",{class:"empty",children:"The file cannot be read as it is: edit it to go on."})}function DU(){const n=Ie.value,e=CU(),t=(da.value?Wi.value?.check:n.check)??"";return u(ut,{children:[u(PU,{}),e.map(i=>u("div",{class:"error-box",role:"alert","data-test":"error",children:i},i)),n.kind==="planar-scene"?u(NU,{summary:t}):u(LU,{}),n.kind!=="planar-scene"&&t&&u("details",{class:"section",children:[u("summary",{children:"What was read"}),u("div",{class:"inner soft",style:{whiteSpace:"pre-wrap",fontSize:"12.5px"},children:t})]})]})}function NU({summary:n}){return u(ut,{children:[u("p",{class:"soft",style:{whiteSpace:"pre-wrap",marginTop:"10px"},children:n}),u("p",{class:"soft",style:{marginTop:"10px"},children:"A planar scene is an XML file: bodies, forces and one law for the contacts. Edit it here; errors are marked at their line."})]})}const af={setup:"Set up",runs:"Runs",results:"Results",compare:"Compare"};function IU(){const n=Us(null),e=Object.keys(af);return u("aside",{class:"side",children:[u("div",{class:"tabs",role:"tablist",ref:n,onKeyDown:i=>{const s=i.key==="ArrowRight"?1:i.key==="ArrowLeft"?-1:0;s!==0&&(It.value=e[(e.indexOf(It.value)+s+e.length)%e.length],n.current?.querySelector('[aria-selected="true"]')?.focus(),requestAnimationFrame(()=>n.current?.querySelector('[aria-selected="true"]')?.focus()))},children:e.map(i=>u("button",{class:"tab",role:"tab","aria-selected":It.value===i,tabIndex:It.value===i?0:-1,onClick:()=>It.value=i,"data-test":`tab-${i}`,children:[af[i],i==="runs"&&dn.value.some(s=>s.live)?" •":""]},i))}),u("div",{class:"side-body",role:"tabpanel","aria-label":af[It.value],children:[It.value==="setup"&&u(DU,{}),It.value==="runs"&&u(cI,{}),It.value==="results"&&u(CI,{}),It.value==="compare"&&u(FI,{})]})]})}function UU(){const n=Us(null),e=Zp.value,t=e.split(`
`).length,i=new Set(aa.value.filter(r=>r.line>0).map(r=>r.line));Oi(()=>{n.current.style.height=`${t*18.75+30}px`},[t]);const s=!Ie.value?.writable||si.value.length>0;return u("div",{class:"editor-page",children:[u("div",{class:"line-status",children:[u("b",{children:Ie.value?.file}),si.value.length>0&&u("span",{class:"soft",children:" with the changes of the forms; save or discard them to type here"}),aa.value.map(r=>u("div",{class:"error-box",role:"alert","data-test":"editor-error",children:r.message},r.message))]}),u("div",{class:"editor",children:[u("pre",{"aria-hidden":"true",children:Array.from({length:t},(r,a)=>u("span",{class:i.has(a+1)?"bad":"",children:[a+1,`
`]},a))}),u("textarea",{ref:n,value:e,readOnly:s,spellcheck:!1,wrap:"off","aria-label":"project file","data-test":"editor",onInput:r=>gb(r.currentTarget.value)})]})]})}let Tv="";function FU(){const n=Ie.value,e=`${n?.folder}/${n?.file}`;!n||n.kind===null||e===Tv||(Tv=e,n.opened_run&&(It.value="results"))}function kU(){switch(Ie.value?.kind){case"rockfall":return u(OD,{});case"rocking":return u(mN,{});case"scene":return u(KN,{});default:return u(RN,{})}}function OU(){Oi(a1,[]),nb(()=>{Ir.value,Ie.peek()?.kind&&(FU(),bb())});const n=Ie.value;return u(ut,{children:[u(Kb,{}),Ju.value?u($b,{}):n?n.kind===null?u(Wb,{}):u("div",{class:"main",children:[u(IU,{}),u("div",{class:"place",children:[u(kU,{}),Cl.value&&u("div",{class:"over-work",children:u(UU,{})})]})]}):u("div",{class:"centre soft",children:"…"}),wh.value&&u(o1,{}),u(l1,{}),u(Bb,{})]})}location.search!==""&&history.replaceState(null,"",location.pathname);OM(u(OU,{}),document.getElementById("app"));Qv();
