// Static synchronized methods of two classes call each other, one of them without its monitor.
class Orders {
    private static int count;

    static synchronized void place() {
        count++;
        Stock.reserve();
    }

    static synchronized int count() {
        return count;
    }
}

class Stock {
    private static int left = 100;

    static synchronized void reserve() {
        left--;
    }

    static void report() {
        int rest;
        synchronized (Stock.class) {
            rest = left;
        }
        System.out.println(rest + " left, " + Orders.count() + " ordered");
    }
}

public class Main {
    public static void main(String[] args) {
        new Thread(() -> Orders.place()).start();
        new Thread(Stock::report).start();
    }
}
