// A parallel stream whose lambda changes what is outside of it.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Main {
    static class Order {
        final String customer;
        final int amount;
        Order(String customer, int amount) {
            this.customer = customer;
            this.amount = amount;
        }
    }

    private int total;
    private final Map<String, Integer> byCustomer = new HashMap<>();

    void sum(List<Order> orders) {
        orders.parallelStream().forEach(o -> {
            total += o.amount; // RACE! t
            byCustomer.merge(o.customer, o.amount, Integer::sum); // RACE! m
        });
    }

    public static void main(String[] args) {
        List<Order> orders = IntStream.range(0, 1000).mapToObj(i -> new Order("c" + i % 7, i)).collect(Collectors.toList());
        Main m = new Main();
        m.sum(orders);
        System.out.println(m.total + " " + m.byCustomer);
    }
}
