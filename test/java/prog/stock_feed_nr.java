// The same feed with quotes that never change: each update makes a new one.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
public class Main {
    static class Quote {
        final String symbol;
        final double bid, ask;
        final int version;
        Quote(String symbol, double bid, double ask, int version) {
            this.symbol = symbol;
            this.bid = bid;
            this.ask = ask;
            this.version = version;
        }
        Quote next(double bid, double ask) { return new Quote(symbol, bid, ask, version + 1); }
    }
    interface Listener { void changed(Quote q); }
    static class Feed {
        private final Map<String, Quote> quotes = new ConcurrentHashMap<>();
        private final List<Listener> listeners = Collections.synchronizedList(new ArrayList<>());
        void update(String symbol, double bid, double ask) {
            Quote q = quotes.compute(symbol, (k, old) -> old == null ? new Quote(k, bid, ask, 0) : old.next(bid, ask));
            for (int i = 0; i < listeners.size(); i++)
                listeners.get(i).changed(q);
        }
        double spread(String symbol) {
            Quote q = quotes.get(symbol);
            return q == null ? 0 : q.ask - q.bid;
        }
        void listen(Listener l) { listeners.add(l); }
    }
    public static void main(String[] args) throws InterruptedException {
        Feed feed = new Feed();
        feed.listen(q -> {
            if (q.version % 100 == 0)
                System.out.println(q.symbol);
        });
        Runnable feeder = () -> {
            for (int i = 0; i < 1000; i++)
                feed.update("S" + i % 5, i, i + 1);
        };
        Thread one = new Thread(feeder), two = new Thread(feeder);
        one.start();
        two.start();
        System.out.println(feed.spread("S1"));
        one.join();
        two.join();
        System.out.println(feed.spread("S2"));
    }
}
