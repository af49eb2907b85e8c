// Static synchronized methods of two classes call each other.
class Orders {
    private static int count;

    static synchronized void place() { // DEADLOCK
        count++; // DEADLOCK
        Stock.reserve(); // DEADLOCK
    }

    static synchronized int count() { // DEADLOCK
        return count; // DEADLOCK!
    }
}

class Stock {
    private static int left = 100;

    static synchronized void reserve() { // DEADLOCK
        left--; // DEADLOCK!
    }

    static synchronized void report() { // DEADLOCK
        System.out.println(left + " left, " + Orders.count() + " ordered"); // DEADLOCK
    }
}

public class Main {
    public static void main(String[] args) {
        new Thread(() -> Orders.place()).start(); // DEADLOCK
        new Thread(Stock::report).start(); // DEADLOCK
    }
}
